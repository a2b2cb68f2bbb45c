/// How a component looks, as far as its styles say.
package struct ComponentStyles: Hashable, Sendable {
  /// Read, but without effect: the screen's family wins.
  package let family: Located<String>?
  /// The cell styles, repeated as a pattern over the items.
  package let cellStyles: [Located<String>]
  /// The style of the whole: of a hero's pager, of a row of tabs.
  package let layout: Located<String>?
  package let header: Header?
  package let footer: Header?
  /// What stands under the tabs of a tab bar.
  package let body: TabBody?
  package let location: Location

  init(_ reader: inout ObjectReader) {
    reader.mayHaveOtherKeys()
    reader.knows(
      "hide_tabs", "tabs_style", "default_tab", "overlay", "cell_plugin_configuration_id")
    location = reader.location
    family = reader.locatedText("family")
    cellStyles = reader.strings("cell_styles")
    layout = reader.locatedText("layout")
    header = reader.object("header", Header.init)
    footer = reader.object("footer", Header.init)
    body = TabBody(&reader)
    reader.checkColors()
  }

  /// What stands under the tabs of a tab bar: a component without a data source of its own.
  package struct TabBody: Hashable, Sendable {
    package let typeName: Located<String>
    package let kind: ComponentKind
    package let cellStyles: [Located<String>]

    init?(_ reader: inout ObjectReader) {
      let cellStyles = reader.strings("cell_body_styles")
      guard let typeName = reader.locatedText("cell_body_component_type") else { return nil }
      self.typeName = typeName
      kind = ComponentKind(typeName.value)
      self.cellStyles = cellStyles
    }
  }
}

/// A header or footer that is drawn: it is visible and has a usable style.
package struct Header: Hashable, Sendable {
  package let style: Located<String>
  /// The screen that a tap opens.
  package let target: Located<String>?
  package let location: Location

  /// What the builder writes where no style was chosen.
  private static let noStyle = "No Header"

  init?(_ reader: inout ObjectReader) {
    reader.mayHaveOtherKeys()
    reader.knows("clickable")
    let isVisible = reader.bool("visible", else: "the app draws no header") ?? false
    let style = reader.locatedText("style")
    location = reader.location
    target = reader.object("data", DataReference.init).target
    guard isVisible, let style, style.value != Self.noStyle else { return nil }
    self.style = style
  }
}
