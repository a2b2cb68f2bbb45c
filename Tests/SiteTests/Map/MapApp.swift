import PageParts
import Publishing

@testable import Site

/// Small apps for tests of the map, given by the targets of each screen.
enum MapApp {
  /// Returns the site of an app whose screens lead to others by cells: `[[1, 2], []]` is a home
  /// that leads to screen 1 and screen 2. A target may be missing.
  static func site(_ targets: [[Int]], menu: [Int] = [], names: [Int: String] = [:]) throws -> Site
  {
    let screens = targets.enumerated().map { index, targets in
      let name = names[index] ?? "Screen \(index)"
      let items =
        index == 0
        ? menu.map { #"{"type": "label", "title": "Item \#($0)", "data": {"target": "id\#($0)"}}"# }
        : []
      let components = targets.enumerated().map {
        #"{"id": "c\#(index)-\#($0)", "component_type": "grid", "data": {"source": "1", "type": "X", "target": "id\#($1)"}}"#
      }
      return """
        {"id": "id\(index)", "name": "\(name)", "type": "general_content", "home": \(index == 0),
         "navigations": [{"category": "menu", "navigation_type": "side_menu",
           "nav_items": [\(items.joined(separator: ","))]}],
         "ui_components": [\(components.joined(separator: ","))]}
        """
    }
    return try SiteOfApp.with(["rivers.json": "[\(screens.joined(separator: ","))]"])
  }

  /// Returns the text of the flow page.
  static func page(of site: Site) throws -> String {
    var maker = try DocumentMaker(for: site, checking: .init())
    var text = ""
    try maker.make(site.task(of: .map)) {
      text += String(decoding: $0.bytes, as: UTF8.self)
    }
    return text
  }
}
