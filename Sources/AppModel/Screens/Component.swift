/// A component of a screen: a section of its collection, or a group of components.
package struct Component: Hashable, Sendable {
  /// The number of elements that a component counts as, because a lot is drawn for it.
  static let weight = 3

  /// The name that distinguishes the component from its siblings: its id, or its type.
  package private(set) var key: String
  @Shared private var parts: Parts

  /// The values of a component, shared however often the component is copied.
  private struct Parts: Hashable, Sendable {
    let id: String?
    let kind: ComponentKind
    let typeName: Located<String>?
    let hasWrongType: Bool
    let data: DataReference
    let itemLimit: Int?
    let styles: ComponentStyles
    let components: [Component]
    /// What people notice of the component besides what pictures show.
    let undrawn: [UndrawnValues]
    let location: Location

    init(_ reader: inout ObjectReader, in origin: Screen.Origin) {
      reader.knows(
        "position", "componentMap", "name", "localizations", "cell_builder")
      location = reader.location
      id = reader.text("id")
      typeName = reader.locatedText("component_type")
      hasWrongType = reader.hasNoText("component_type")
      kind = ComponentKind(typeName?.value ?? "", in: origin)
      data = reader.object("data", DataReference.init)
      let rules = reader.object("rules") { rules in
        rules.mayHaveOtherKeys()
        return (
          limit: rules.count("item_limit", else: "the app shows all items"),
          undrawn: rules.undrawn(
            "data_source_limit", "web_page_shows_navigation", "numOfColumns", "repeat_count",
            "repeat_num_of_components", "repeat_pattern_type")
        )
      }
      itemLimit = ComponentKind.isSingle(typeName?.value) ? 1 : rules.limit
      undrawn = [
        rules.undrawn,
        reader.undrawn("advertising", "assets", "general", isOfPlugin: kind.isCustom),
      ]
      styles = reader.object("styles") { ComponentStyles(&$0, in: origin) }
      components = Component.list("ui_components", in: origin, &reader)
    }
  }

  private init(_ reader: inout ObjectReader, in origin: Screen.Origin) {
    let parts = Parts(&reader, in: origin)
    key = SourceNames.component(
      id: parts.id, type: parts.typeName?.value, source: parts.data.source?.value)
    _parts = Shared(wrappedValue: parts)
  }

  package var id: String? { parts.id }

  package var kind: ComponentKind { parts.kind }

  /// Whether the component shows one item, whatever its limit is.
  var isSingle: Bool { ComponentKind.isSingle(typeName?.value) }

  /// The type as it is spelled in the file.
  package var typeName: Located<String>? { _read { yield parts.typeName } }

  /// Whether the type is something other than text, which has been reported.
  var hasWrongType: Bool { parts.hasWrongType }

  package var data: DataReference { _read { yield parts.data } }

  /// The maximum number of items to show; nil for all.
  package var itemLimit: Int? { parts.itemLimit }

  package var styles: ComponentStyles { _read { yield parts.styles } }

  package var components: [Component] { parts.components }

  package var location: Location { parts.location }

  /// The component under the tabs; nil for a component of the builder that does not show one. One of
  /// a plugin may.
  package var body: ComponentStyles.TabBody? {
    kind.hasBody || kind.isCustom ? styles.body : nil
  }

  /// Reads the components under a key, for a screen that comes from somewhere. A key that an earlier
  /// sibling already has gets an ordinal.
  static func list(
    _ key: StaticString, in origin: Screen.Origin, _ reader: inout ObjectReader
  ) -> [Component] {
    var keys = UniqueNames(separator: SourceNames.separator)
    return reader.list(key, weight: weight) { Component(&$0, in: origin) }.map { component in
      var component = component
      component.key = keys.unique(component.key)
      return component
    }
  }
}
