extension AppCheck {
  /// Checks that screens use families that exist, and that components do not name another one.
  static let families = AppCheck([.unknownFamily, .ignoredFamily]) { app in
    guard !app.isUnread(.families) else { return [] }
    lazy var names = NameIndex(app.families.all.map(\.name))
    return app.screens.flatMap { screen -> [Diagnostic] in
      if let family = screen.styles.family, app.families[family.value] == nil {
        let nearest = names.nearest(to: family.value)
        return [Diagnostic(.unknownFamily(family.value, nearest), at: family.location)]
      }
      let applied = screen.styles.family?.value ?? Families.standardName
      return screen.allComponents.compactMap { component in
        guard let family = component.styles.family, family.value != applied else { return nil }
        return Diagnostic(.ignoredFamily(family.value, applied), at: family.location)
      }
    }
  }
}

extension Rule {
  package static let unknownFamily = Rule(
    "unknown-family",
    means: "A screen names a family that is neither in a families file nor one of Riverbed's own.",
    matters: "The app lays the screen out with zero insets or with another family; Riverbed draws "
      + "visible placeholders.",
    fix: "Correct the name, or add the family to families.json, .plist or .xml.")

  static let ignoredFamily = Rule(
    "ignored-family",
    means: "A component names a different family than its screen.",
    matters: "One family applies to a whole screen: the screen's, or FAMILY_1 if it names none.",
    fix: "Remove the component's family, or give it to the screen.")
}

extension Diagnostic.Message {
  fileprivate static func unknownFamily(_ name: String, _ nearest: String?) -> Self {
    Self(
      .unknownFamily, .warning, "no family is named '\(name: name, of: .family)'",
      .init(nearest: nearest))
  }

  fileprivate static func ignoredFamily(_ name: String, _ applied: String) -> Self {
    Self(
      .ignoredFamily, .note,
      "the component's family '\(name: name, of: .family)' has no effect; the screen's, "
        + "'\(name: applied, of: .family)', applies")
  }
}
