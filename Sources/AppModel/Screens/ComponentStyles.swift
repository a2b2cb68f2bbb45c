/// The look of a component, as far as its styles define it.
package struct ComponentStyles: Hashable, Sendable {
  /// The family that the styles name; it has no effect, because the screen's family applies.
  package private(set) var family: Located<String>?
  /// The cell styles, repeated as a pattern over the items.
  package let cellStyles: [Located<String>]
  /// The style of the whole component: of a hero's pager or a row of tabs.
  package let layout: Located<String>?
  // Most components have none of these, and there are many components.
  private let sharedHeader: Shared<Header>?
  private let sharedFooter: Shared<Header>?
  private let sharedBody: Shared<TabBody>?
  /// What people notice of the styles besides what pictures show.
  private let undrawn: UndrawnValues
  package let location: Location

  init(_ reader: inout ObjectReader, in origin: Screen.Origin) {
    reader.mayHaveOtherKeys()
    location = reader.location
    family = reader.locatedText("family")
    cellStyles = reader.strings("cell_styles")
    layout = reader.locatedText("layout")
    sharedHeader = reader.object("header", Header.init).map(Shared.init)
    sharedFooter = reader.object("footer", Header.init).map(Shared.init)
    sharedBody = TabBody(&reader, in: origin).map(Shared.init)
    reader.checkColors()
    undrawn = reader.undrawn(
      "hide_tabs", "tabs_style", "default_tab", "overlay", "cell_plugin_configuration_id",
      "cell_width",
      "horizontal_list_cell_width")
  }

  /// What the app does: the same styles whatever family they name.
  package var withoutFamily: ComponentStyles {
    var styles = self
    styles.family = nil
    return styles
  }

  package var header: Header? { sharedHeader?.wrappedValue }

  package var footer: Header? { sharedFooter?.wrappedValue }

  /// The component under the tabs of a tab bar.
  package var body: TabBody? { sharedBody?.wrappedValue }

  /// The component under the tabs of a tab bar, without a data source of its own.
  package struct TabBody: Hashable, Sendable {
    package let typeName: Located<String>
    package let kind: ComponentKind
    package let cellStyles: [Located<String>]

    init?(_ reader: inout ObjectReader, in origin: Screen.Origin) {
      let cellStyles = reader.strings("cell_body_styles")
      guard let typeName = reader.locatedText("cell_body_component_type") else { return nil }
      self.typeName = typeName
      kind = ComponentKind(typeName.value, in: origin)
      self.cellStyles = cellStyles
    }
  }
}

/// A visible header or footer with a usable style.
package struct Header: Hashable, Sendable {
  package let style: Located<String>
  /// The screen that a tap opens.
  package let target: Located<String>?
  package let location: Location

  /// The style name that the builder writes where none was chosen.
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
