import AppModel

extension LayoutCheck {
  /// Checks that the items of a navigation bar fit into it, with room for its title.
  static let bars = ofVariants([.narrowBar]) { variant in
    guard let bar = variant.layout.navigationBar else { return [] }
    let buttons = [bar.context?.frame].compactMap(\.self) + bar.buttons.map(\.frame)
    lazy var screen = variant.layout.variant.screen
    lazy var location = variant.app.navigationBar(of: screen)?.location ?? screen.location
    let device = variant.layout.variant.device.name
    if !bar.frame.hasRoom(for: buttons) { return [Diagnostic(.noRoom(device), at: location)] }
    guard let title = bar.title, title.frame.width <= 0 else { return [] }
    return [Diagnostic(.noRoomForTitle(device), at: location)]
  }
}

extension Rect {
  /// Whether boxes are inside this one from left to right and do not overlap.
  fileprivate func hasRoom(for boxes: [Rect]) -> Bool {
    let sorted = boxes.sorted { $0.x < $1.x }
    return sorted.allSatisfy { $0.x >= x && $0.maxX <= maxX }
      && !zip(sorted, sorted.dropFirst()).contains { $0.intersects($1) }
  }
}

extension Rule {
  fileprivate static let narrowBar = Rule(
    "lint-bar",
    means:
      "On a device of the site the buttons of a navigation bar do not fit next to each other, or "
      + "leave no room for its title.",
    matters: "On that device a button covers another one, or the title is not visible.",
    fix: "Remove buttons from the bar, hide its title, or correct the window of the device.")
}

extension Diagnostic.Message {
  fileprivate static func noRoom(_ device: String) -> Self {
    Self(
      .narrowBar, .warning,
      "on \(device.quotable) the buttons of the navigation bar do not fit next to each other",
      atWidths: "the buttons of the navigation bar do not fit next to each other")
  }

  fileprivate static func noRoomForTitle(_ device: String) -> Self {
    Self(
      .narrowBar, .warning,
      "on \(device.quotable) the buttons of the navigation bar leave no room for its title",
      atWidths: "the buttons of the navigation bar leave no room for its title")
  }
}
