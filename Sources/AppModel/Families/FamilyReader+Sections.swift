extension FamilyReader {
  /// The sections of the builder's components; a plugin's section may have any name.
  private static let sectionNames: Set<String> = Set(
    ComponentKind.builderNames.flatMap { ComponentKind($0).familySections }
      + [Family.screenSection, Family.headerSection, "ui_component"])

  private static let sectionIndex = NameIndex(sectionNames)

  /// Returns the sections of a tree without those whose names an earlier one has in another case,
  /// and reports these; the apps compare component types without case.
  mutating func sections(
    of tree: PropertyTree?
  ) -> [(name: String, value: PropertyTree)] {
    var seen: Set<String> = []
    return members(of: tree).filter { name, section in
      guard case .group = section.content else { return true }
      if seen.insert(name.lowercased()).inserted { return true }
      report(.repeatedSection(name), at: section.keyLocation)
      return false
    }
  }

  /// Reports near misses of these names.
  mutating func checkSections(of family: PropertyTree) {
    for (name, value) in family.members where !Self.sectionNames.contains(name.lowercased()) {
      guard let nearest = Self.sectionIndex.nearest(to: name) else { continue }
      report(.misspelledSection(name, nearest), at: value.keyLocation)
    }
  }
}

extension Rule {
  static let unknownSection = Rule(
    "unknown-section",
    means: "The name of a section in a family is almost, but not quite, one that the builder's "
      + "components use. Sections named for plugins are not reported.",
    matters: "No component finds its styles there, so placeholders are drawn.",
    fix: "Correct the name of the section.")
}

extension Diagnostic.Message {
  fileprivate static func repeatedSection(_ name: String) -> Self {
    Self(
      .familyFile, .warning,
      "an earlier section has a name that differs from '\(name: name)' only in case; this one is "
        + "left out")
  }

  fileprivate static func misspelledSection(_ name: String, _ nearest: String) -> Self {
    Self(
      .unknownSection, .warning, "no component of the builder uses the section '\(name: name)'",
      .init(nearest: nearest))
  }
}
