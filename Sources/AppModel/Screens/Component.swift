/// One component of a screen: a section of its collection, or a group of further ones.
package struct Component: Hashable, Sendable {
  /// How many elements of its file a component counts as, because much is drawn for it.
  static let weight = 2

  package let id: String?
  /// What tells the component from its siblings, whatever else changes: its id, else what it is.
  package private(set) var key: String
  package let kind: ComponentKind
  /// The type as the file spells it.
  package let typeName: Located<String>?
  /// Whether something that is no text stands where the type belongs; that has been reported.
  let hasWrongType: Bool
  package let data: DataReference
  /// The most items that are shown; nil for all.
  package let itemLimit: Int?
  package let styles: ComponentStyles
  package let components: [Component]
  package let location: Location

  init(_ reader: inout ObjectReader) {
    reader.knows(
      "position", "advertising", "componentMap", "name", "localizations", "cell_builder", "assets",
      "general")
    location = reader.location
    id = reader.text("id")
    typeName = reader.locatedText("component_type")
    hasWrongType = reader.hasNoText("component_type")
    kind = ComponentKind(typeName?.value ?? "")
    data = reader.object("data", DataReference.init)
    itemLimit = reader.object("rules") { rules in
      rules.mayHaveOtherKeys()
      rules.knows(
        "data_source_limit", "web_page_shows_navigation", "numOfColumns", "repeat_count",
        "repeat_num_of_components", "repeat_pattern_type")
      return rules.count("item_limit", else: "the app shows all items")
    }
    styles = reader.object("styles", ComponentStyles.init)
    components = Self.keyed(reader.list("ui_components", weight: Component.weight, Component.init))
    key = id ?? [typeName?.value, data.source?.value].compactMap(\.self).joined(separator: ":")
  }

  /// The same components, with an ordinal behind each key that an earlier sibling has already.
  static func keyed(_ components: [Component]) -> [Component] {
    var keys = UniqueNames(separator: "~")
    return components.map { component in
      var component = component
      component.key = keys.unique(component.key)
      return component
    }
  }
}
