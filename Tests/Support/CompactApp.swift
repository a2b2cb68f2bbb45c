/// A `rivers.json` of any number of ordinary screens without any white space: four components, a
/// menu of twelve entries and two buttons each, in 2.4 kB.
package struct CompactApp: Sendable {
  let screens: Int
  /// The number of a screen that has another name, which is an edit of the app.
  let renamed: Int?

  package init(screens: Int, renaming renamed: Int? = nil) {
    self.screens = screens
    self.renamed = renamed
  }

  package var rivers: [UInt8] {
    var text: [UInt8] = Array("[".utf8)
    for screen in 0..<screens {
      if screen > 0 { text += ",".utf8 }
      text += self.text(of: screen).utf8
    }
    return text + Array("]".utf8)
  }

  private func text(of screen: Int) -> String {
    let name = screen == renamed ? "Renamed" : "Screen \(screen)"
    let entries = (0..<12).map {
      item("entry-\($0)", "Menu entry \($0)", "label", screen * 7 + $0 * 13)
    }
    let buttons = (0..<2).map { item("button-\($0)", "Button \($0)", "button", screen + $0 + 1) }
    let components = Self.types.indices.map { component($0, of: screen) }
    return #"{"id":"\#(id(screen))","name":"\#(name)","type":"general_content","#
      + #""home":\#(screen == 0),"styles":{"family":"FAMILY_1"},"navigations":["#
      + #"{"id":"menu-\#(screen)","category":"menu","navigation_type":"side_menu","#
      + #""nav_items":[\#(entries.joined(separator: ","))]},"#
      + #"{"id":"bar-\#(screen)","category":"nav_bar","navigation_type":"applicaster_toolbar","#
      + ##""styles":{"state":"on_top","style":"center","background_color":"#ff6d2323"},"##
      + #""nav_items":[\#(buttons.joined(separator: ","))]}],"#
      + #""ui_components":[\#(components.joined(separator: ","))]}"#
  }

  private func item(_ id: String, _ title: String, _ type: String, _ target: Int) -> String {
    #"{"id":"\#(id)","title":"\#(title)","type":"\#(type)","data":{"target":"\#(self.id(target))"}}"#
  }

  private func component(_ number: Int, of screen: Int) -> String {
    let (type, style) = Self.types[number]
    return
      #"{"id":"c\#(number)","component_type":"\#(type)","data":{"source":"items-\#(10_000 + number)","#
      + #""type":"APPLICASTER_COLLECTION","connected":false,"#
      + #""target":"\#(id(screen * 3 + number))"},"rules":{"item_limit":"\#(number + 3)"},"#
      + #""styles":{"cell_styles":["\#(style)"]}}"#
  }

  private static let types = [
    ("grid", "GRID_1"), ("list", "LIST_1"), ("hero", "HERO_1"),
    ("horizontal_list", "HORIZONTAL_LIST_1"),
  ]

  private func id(_ screen: Int) -> String { "screen-\(screen % screens)" }
}
