/// How a screen appears over another one.
package enum ScreenPresentation: Hashable, Sendable {
  case push, present, asChild
}

extension ScreenPresentation {
  /// Reads a spelling found in real files; the ones without a navigation mean the same here.
  init?(_ name: String) {
    switch name {
    case "push", "pushNoNavigation": self = .push
    case "present", "presentNoNavigation": self = .present
    case "asAChild": self = .asChild
    default: return nil
    }
  }
}

extension Rule {
  static let unknownPresentation = Rule(
    "unknown-presentation",
    means: "A screen's presentation is not push or present, or one of the older spellings "
      + "presentNoNavigation, pushNoNavigation and asAChild.",
    matters: "The app pushes the screen.",
    fix: "Write push or present.")
}

extension Diagnostic.Message {
  static func unknownPresentation(_ name: String) -> Self {
    Self(
      .unknownPresentation, .warning,
      "'\(name.quotable)' is not a presentation; the app pushes the screen",
      .init(nearest: Nearest.name(to: name, among: ["push", "present"])))
  }
}
