import AppModel

/// The screens that edits are inside.
struct EditedScreens: Sendable {
  private let edits: [Edit]
  /// The keys of the screens of `rivers.json` except home, by the places of their objects.
  private let keys: [Location: String]

  init(of edits: [Edit], in app: App) {
    self.edits = edits
    let screens = app.screens.filter { $0.origin == .rivers && $0.key != app.home?.key }
    keys = Dictionary(
      screens.map { ($0.location, $0.key) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the key of the screen that all edits of a group are inside; nil if there is no such
  /// screen, or if it is home, on which every screen depends.
  func screen(of group: Explanations.Group) -> String? {
    let found = Set(group.map { screen(of: edits[$0].trail) })
    return found.count == 1 ? found.first ?? nil : nil
  }

  private func screen(of trail: EditTrail) -> String? {
    trail.steps.dropLast().lazy.compactMap { step -> String? in
      guard case .json(let json) = step.node else { return nil }
      return keys[json.location]
    }.first
  }
}
