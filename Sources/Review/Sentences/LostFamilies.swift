import AppModel

/// The screens that still name families which are gone.
struct LostFamilies: Sendable {
  /// The titles of the screens, by the names of the families.
  private var users: [String: [String]] = [:]

  init() {}

  init(from old: App, to new: App) {
    for screen in new.screens where screen.isWritten {
      guard let family = screen.styles.family?.value, old.families[family] != nil,
        new.families[family] == nil
      else { continue }
      users[family, default: []].append(screen.title.quotable)
    }
  }

  /// Returns which screens a family is missing for: `Home still names HARBOUR, which is missing`; nil
  /// if it is not named, or not gone.
  func clause(without family: String) -> String? {
    guard let users = users[family] else { return nil }
    return "\(users.listed(atMost: .mostNamed)) still \(users.count == 1 ? "names" : "name") "
      + "\(family.quotable), which is missing"
  }
}
