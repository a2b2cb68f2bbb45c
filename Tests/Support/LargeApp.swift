/// A `rivers.json` of any size, made of the parts that real ones have.
package struct LargeApp: Sendable {
  let screens: Int
  /// The number of components of each screen.
  let components: Int
  /// Whether every second target and cell style names something that does not exist.
  let hasMistakes: Bool
  /// What is different from the app with the same numbers; nil for nothing.
  let edit: Edit?

  /// A change of one value of a screen, which takes as many letters as before.
  package enum Edit: Hashable, Sendable {
    case name(screen: Int)
    /// The most items of the first component.
    case limit(screen: Int)
  }

  package init(screens: Int, components: Int, hasMistakes: Bool = false, with edit: Edit? = nil) {
    self.screens = screens
    self.components = components
    self.hasMistakes = hasMistakes
    self.edit = edit
  }

  /// The text of the file, indented as the builder exports it.
  package var rivers: [UInt8] {
    var text: [UInt8] = Array("[\n".utf8)
    for screen in 0..<screens {
      if screen > 0 { text += ",\n".utf8 }
      append(screen, to: &text)
    }
    return text + "\n]\n".utf8
  }

  private func append(_ screen: Int, to text: inout [UInt8]) {
    text +=
      """
      {
        "id": "\(id(screen))",
        "name": "\(edit == .name(screen: screen) ? "Window" : "Screen") \(screen)",
        "type": "general_content",
        "home": \(screen == 0),
        "data": {},
        "styles": { "family": "FAMILY_1" },
        "navigations": [
          {
            "id": "bar-\(screen)",
            "navigation_type": "applicaster_toolbar",
            "category": "nav_bar",
            "styles": { "state": "on_top", "style": "center", "background_color": "#ff6d2323" },
            "nav_items": [
              { "id": "next", "title": "Next", "type": "button",
                "data": { "target": "\(id((screen + 1) % screens))" } }
            ]
          }
        ],
        "ui_components": [

      """.utf8
    for component in 0..<components {
      append(component, of: screen, to: &text)
      text += (component + 1 < components ? ",\n" : "\n").utf8
    }
    text += "  ]\n}".utf8
  }

  private func append(_ component: Int, of screen: Int, to text: inout [UInt8]) {
    let isWrong = hasMistakes && component % 2 == 1
    let limit = edit == .limit(screen: screen) && component == 0 ? 5 : component % 6 + 1
    let target = id((screen * 7 + component) % screens) + (isWrong ? "?" : "")
    text +=
      """
          {
            "id": "component-\(screen)-\(component)",
            "component_type": "grid",
            "position": \(component).0,
            "data": {
              "source": "\(10_000 + component)",
              "type": "APPLICASTER_COLLECTION",
              "connected": false,
              "target": "\(target)"
            },
            "rules": { "item_limit": "\(limit)" },
            "styles": {
              "cell_styles": [ "\(isWrong ? "GRD_1" : "GRID_1")" ],
              "family": "FAMILY_1",
              "header": { "visible": true, "style": "HEADER_1", "data": {} }
            },
            "advertising": { "ad_provider": "DFP", "cell_styles": [ "BANNER_1" ] }
          }
      """.utf8
  }

  private func id(_ screen: Int) -> String { "5f0c9a52-7d1e-4b86-9c35-\(1_000_000 + screen)" }
}
