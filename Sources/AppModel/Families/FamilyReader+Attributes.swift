extension FamilyReader {
  /// Attributes that real families have but wireframes do not show.
  private static let ignoredNames = ["repeat_group", "repeat_section_body", "banner_type"]

  /// The keys that a group of attributes can have.
  static let attributeNames =
    LayoutAttribute.allCases.map(\.name) + ignoredNames + [
      "paging", "custom_scaling", "nav_bar_and_status_bar_inset_top", "scroll_direction",
    ]

  /// Reads the valid attributes of a screen or cell, and reports the others.
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
        guard let attribute = LayoutAttribute(name) else {
          report(
            .unknownName(name, "family attribute", Self.attributeNames), at: value.keyLocation)
          continue
        }
        attributes[attribute] = number(value, attribute)
      }
    }
    return attributes
  }

  private mutating func number(_ tree: PropertyTree, _ attribute: LayoutAttribute) -> Double? {
    let number: Double? =
      switch tree.content {
      case .number(let number): number
      case .text(let text): Double(decimal: text)
      case .group, .bool, .other: nil
      }
    if let number, attribute.canBe(number) { return number }
    let name = attribute.name
    let message: Diagnostic.Message =
      number == nil
      ? .notANumber(name, tree.description) : .impossibleValue(name, tree.description)
    report(message, at: tree.location)
    return nil
  }

  /// Reads a Boolean, which property lists may write as a number.
  mutating func truth(_ tree: PropertyTree) -> Bool? {
    switch tree.content {
    case .bool(let truth): return truth
    case .number(let number): return number != 0
    case .group, .text, .other:
      report(.notTrueOrFalse(tree.description), at: tree.location)
      return nil
    }
  }

  private mutating func isHorizontal(_ tree: PropertyTree) -> Bool? {
    if case .text(let name) = tree.content, ["horizontal", "vertical"].contains(name) {
      return name == "horizontal"
    }
    report(.notADirection, at: tree.location)
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static func notTrueOrFalse(_ kind: Diagnostic.Sentence) -> Self {
    Self(.familyFile, .warning, "found \(kind) where true or false belongs; it is left out")
  }

  fileprivate static func notANumber(_ name: String, _ kind: Diagnostic.Sentence) -> Self {
    Self(
      .familyFile, .warning, "'\(name)' is \(kind) where a number belongs; it is left out")
  }

  fileprivate static func impossibleValue(
    _ name: String, _ value: Diagnostic.Sentence
  ) -> Self {
    Self(.familyFile, .warning, "'\(name)' cannot be \(value); it is left out")
  }

  fileprivate static var notADirection: Self {
    Self(
      .familyFile, .warning, "'scroll_direction' is neither 'vertical' nor 'horizontal'")
  }
}
