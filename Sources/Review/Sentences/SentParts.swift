import AppModel

/// What the components of connected screens show that they did not before: each shows the part of what
/// is sent that has its number.
struct SentParts: Sendable {
  /// The components that show another part, on each screen, by its key.
  private var changes: [String: [Change]] = [:]

  /// Another part for a component, by the titles of both.
  private struct Change: Sendable {
    let type: String
    let titles: Sides<String?>
  }

  init() {}

  init(from old: App, to new: App) {
    for screen in new.screens where screen.isWritten && screen.isConnected {
      guard let former = old.screen(screen.key), former.isConnected else { continue }
      let parts = Sides(old: Self.parts(of: former, in: old), new: Self.parts(of: screen, in: new))
      let before = Dictionary(
        parts.old.map { ($0.key, $0.title) }, uniquingKeysWith: { first, _ in first })
      changes[screen.key] = parts.new.compactMap { part in
        guard let title = before[part.key], title != part.title else { return nil }
        return Change(type: part.type, titles: Sides(old: title, new: part.title))
      }
    }
  }

  private static func parts(
    of screen: Screen, in app: App
  ) -> [(key: String, type: String, title: String?)] {
    SectionPlan.sections(of: screen, in: app).filter { $0.role == .component }.map { plan in
      let title = plan.title.flatMap { $0.isEmpty ? nil : $0.readable.quotable }
      return (plan.component.key, plan.component.typeName?.value.spoken ?? "component", title)
    }
  }

  /// Returns what the components of a screen show now: `the list shows In pictures instead of
  /// Explained, and the grid nothing now`; nil if they show the same.
  func clause(on screen: String) -> String? {
    guard let all = changes[screen], !all.isEmpty else { return nil }
    let words = all.enumerated().map { place, change in
      let verb = place == 0 ? " shows" : ""
      let end = change.titles.new == nil ? " now" : ""
      let old = change.titles.new == nil ? nil : change.titles.old
      return "the \(change.type)\(verb) \(change.titles.new ?? "nothing")"
        + (old.map { " instead of \($0)" } ?? end)
    }
    return words.count > 2
      ? "\(words.dropLast().joined(separator: ", ")), and \(words[words.count - 1])"
      : words.joined(separator: ", and ")
  }
}
