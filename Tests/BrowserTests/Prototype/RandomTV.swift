import Support

/// Apps for a TV whose screens have rows of all kinds below bars of all kinds.
enum RandomTV {
  private static let screens = 3

  /// The families' styles of components whose cells can have the focus.
  private static let styles = [
    "grid": ["GRID_1", "GRID_2", "GRID_3", "GRID_4", "GRID_5"],
    "list": ["LIST_1", "LIST_2", "LIST_3"],
    "hero": ["HERO_CELL_1", "HERO_CELL_2", "HERO_CELL_4"],
    "horizontal_list": ["HORIZONTAL_LIST_1", "HORIZONTAL_LIST_2", "HORIZONTAL_LIST_4"],
    "html_ticker": ["TICKER_1"],
    "tab_bar": ["TABS_CELL_1"],
    "screen_picker": ["SCREEN_PICKER_1"],
  ]

  /// Returns the files of an app.
  static func texts(_ random: inout SplitMix64) -> [String: String] {
    let screens = (0..<screens).map { screen($0, &random) }
    return [
      "rivers.json": "[\(screens.joined(separator: ","))]",
      "riverbed.json": #"{"devices": ["apple-tv-hd"]}"#,
      "settings.json": #"{"template": "ui_builder", "ui_builder_root_api": true}"#,
      "feeds/index.json": #"[{"source": "f", "file": "f.json"}]"#,
      "feeds/f.json": #"{"children": [\#(items(depth: 2))]}"#,
    ]
  }

  private static func screen(_ index: Int, _ random: inout SplitMix64) -> String {
    let count = Int.random(in: 1...5, using: &random)
    let components = (0..<count).map { component($0, &random) }.joined(separator: ",")
    let state = ["on_top", "overlay", "hidden"].randomElement(using: &random) ?? ""
    let buttons = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      #"{"type": "button", "data": {"target": "s\#(Int.random(in: 0...9, using: &random))"}}"#
    }.joined(separator: ",")
    let entries = (0..<Int.random(in: 0...9, using: &random)).map {
      #"{"title": "Entry \#($0)", "type": "label", "data": {"target": "s\#($0 % 7)"}}"#
    }.joined(separator: ",")
    return """
      {"id": "s\(index)", "name": "Screen \(index)", "type": "general_content",
        "home": \(index == 0), "styles": {"family": "FAMILY_1"},
        "ui_components": [\(components)],
        "navigations": [
          {"category": "nav_bar", "styles": {"state": "\(state)"}, "nav_items": [\(buttons)]},
          {"category": "menu", "navigation_type": "root", "nav_items": [\(entries)]}]}
      """
  }

  private static func component(_ index: Int, _ random: inout SplitMix64) -> String {
    let type = styles.keys.sorted().randomElement(using: &random) ?? ""
    let style = styles[type]?.randomElement(using: &random) ?? ""
    let source = ["f", "none"].randomElement(using: &random) ?? ""
    let limit = Int.random(in: 1...9, using: &random)
    let header = Int.random(in: 0...2, using: &random)
    let target = header == 2 ? #", "data": {"target": "s\#(index % 4)"}"# : ""
    return """
      {"id": "c\(index)", "component_type": "\(type)", "position": \(index),
        "data": {"source": "\(source)"}, "rules": {"item_limit": "\(limit)"},
        "styles": {"family": "FAMILY_1", "layout": "\(type == "hero" ? "HERO_1" : "")",
          "cell_styles": ["\(style)"], "cell_body_component_type": "list",
          "cell_body_styles": ["LIST_1"],
          "header": {"visible": \(header > 0), "style": "HEADER_1"\(target)}}}
      """
  }

  private static func items(depth: Int) -> String {
    (0..<7).map {
      let inner = depth > 1 ? #", "children": [\#(items(depth: depth - 1))]"# : ""
      return #"{"title": "Item \#($0)"\#(inner)}"#
    }.joined(separator: ",")
  }
}
