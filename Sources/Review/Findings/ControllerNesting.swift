/// What happened to a controller that is inside another one of its own class on only one side.
enum ControllerNesting: Hashable {
  case began, ended
}

extension Finding {
  /// How controllers of a class came into others of the class, or left them; nil for other changes.
  var nesting: ControllerNesting? {
    guard case .controller(let name) = subject, case .reparented(let outer) = event else {
      return nil
    }
    switch (outer.old == [name], outer.new == [name]) {
    case (true, false) where outer.new.isEmpty: return .ended
    case (false, true) where outer.old.isEmpty: return .began
    case (true, false), (false, true), (true, true), (false, false): return nil
    }
  }
}
