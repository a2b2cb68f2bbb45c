extension FamilyReader {
  /// Attributes that real families have and that no wireframe shows.
  private static let ignoredNames = ["repeat_group", "repeat_section_body", "banner_type"]

  /// The keys that a group of attributes can have.
  static let attributeNames =
    LayoutAttribute.allCases.map(\.rawValue) + ignoredNames + [
      "paging", "custom_scaling", "nav_bar_and_status_bar_inset_top", "scroll_direction",
    ]

  /// What a group of attributes says; what is no attribute is reported and left out.
  mutating func readAttributes(_ tree: PropertyTree) -> LayoutAttributes {
    var attributes = LayoutAttributes()
    for (name, value) in members(of: tree) {
      switch name {
      case "paging": attributes.isPaging = truth(value)
      case "custom_scaling": attributes.scalesPixels = truth(value)
      case "nav_bar_and_status_bar_inset_top": attributes.clearsBars = truth(value)
      case "scroll_direction": attributes.scrollsHorizontally = isHorizontal(value)
      case _ where Self.ignoredNames.contains(name): break
      default:
        guard let attribute = LayoutAttribute(rawValue: name) else {
          let message = Diagnostic.Message.unknownFamilyName(
            name, "attribute of a family", Self.attributeNames)
          report(message, at: value.location)
          continue
        }
        attributes[attribute] = number(value, name)
      }
    }
    return attributes
  }

  private mutating func number(_ tree: PropertyTree, _ name: String) -> Double? {
    let number: Double? =
      switch tree.content {
      case .number(let number): number
      case .text(let text): Double(text)
      case .group, .bool, .other: nil
      }
    if let number, number.isFinite { return number }
    report(.noNumber(name, tree.kindName), at: tree.location)
    return nil
  }

  private mutating func isHorizontal(_ tree: PropertyTree) -> Bool? {
    if case .text(let name) = tree.content, ["horizontal", "vertical"].contains(name) {
      return name == "horizontal"
    }
    report(.noDirection, at: tree.location)
    return nil
  }

  /// A truth value; as in property lists, every number but zero means true.
  mutating func truth(_ tree: PropertyTree) -> Bool? {
    switch tree.content {
    case .bool(let truth): return truth
    case .number(let number): return number != 0
    case .group, .text, .other:
      report(.notTrueOrFalse(tree.kindName), at: tree.location)
      return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func notTrueOrFalse(_ kind: String) -> Self {
    Self(.familyFile, .warning, "found \(kind) where true or false belongs; it is left out")
  }

  fileprivate static func noNumber(_ name: String, _ kind: String) -> Self {
    Self(
      .familyFile, .warning, "'\(name)' is \(kind) where a number belongs; it is left out")
  }

  fileprivate static var noDirection: Self {
    Self(
      .familyFile, .warning, "'scroll_direction' is neither 'vertical' nor 'horizontal'")
  }
}
