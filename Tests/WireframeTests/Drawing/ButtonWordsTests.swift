import AppLayout
import AppModel
import Support
import Testing

@testable import Wireframe

@Suite struct `Titles of buttons that would share an icon` {
  /// Returns the buttons in a bar of the picture of home, which opens a screen by each title.
  private func buttons(titled titles: [String], on device: String) throws -> [Group] {
    let items = titles.enumerated().map { index, title in
      #"{"id": "\#(index)", "title": "\#(title)", "type": "button", "data": {"target": "news"}}"#
    }
    let drawn = try DrawnApp(
      rivers: """
        [{"id": "home", "home": true, "navigations": [{"category": "nav_bar",
          "navigation_type": "applicaster_toolbar", "styles": {"state": "on_top"},
          "nav_items": [\(items.joined(separator: ","))]}]},
         {"id": "news"}]
        """)
    let layout = try drawn.layout(on: device)
    return Wireframe(ShownScreen(layout, in: drawn.app)).groups.filter {
      $0.identity?.kind == .barButton
    }
  }

  private func lines(of button: Group) -> [TextLine] {
    button.shapes.flatMap { shape -> [TextLine] in
      switch shape {
      case .text(let line): [line]
      // A line in a font that may be wider has a clip of its own.
      case .group(let group): lines(of: group)
      case .box, .circle, .path: []
      }
    }
  }

  @Test(arguments: ["iphone-se-1", "iphone-17", "ipad-pro-11-m4", "apple-tv-4k"])
  func `are whole and equally large where they fit, in two lines at most`(device: String) throws {
    let buttons = try buttons(titled: ["Search", "My account", "TV"], on: device)
    let texts = buttons.map { lines(of: $0).map(\.text.characters) }
    #expect(texts == [["Search"], ["My", "account"], ["TV"]])
    let sizes = Set(buttons.flatMap { lines(of: $0).map(\.size) })
    #expect(sizes.count == 1 && sizes.allSatisfy { $0 >= 9 })
    for button in buttons {
      let frame = try #require(button.identity?.shown)
      for line in lines(of: button) {
        #expect(Font(size: line.size).width(of: line.text) < frame.width)
        #expect(line.origin.y - line.size >= frame.y && line.origin.y <= frame.maxY)
      }
    }
  }

  @Test(arguments: [["Search", "TV", ""], ["More…", "TV"]])
  func `have large letters beside one without a title, and with dots of their own`(
    titles: [String]
  ) throws {
    let buttons = try buttons(titled: titles, on: "iphone-17")
    #expect(buttons.flatMap(lines).allSatisfy { $0.size >= 10 })
    let long = try self.buttons(titled: ["상담서비스안내", "TV"], on: "iphone-17")
    #expect(lines(of: long[0]).count == 1)
  }

  @Test func `are cut rather than broken where a word is too long`() throws {
    let buttons = try buttons(titled: ["Advertising", "TV"], on: "iphone-17")
    let texts = buttons.map { lines(of: $0).map(\.text.characters) }
    #expect(texts[0].count == 1 && texts[0][0].hasPrefix("Adver") && texts[0][0].hasSuffix("…"))
    #expect(texts[1] == ["TV"])
  }

  @Test func `are not written where an icon is enough, or a button has none`() throws {
    #expect(try buttons(titled: ["Search"], on: "iphone-17").flatMap(lines).isEmpty)
    #expect(try buttons(titled: ["", " "], on: "iphone-17").flatMap(lines).isEmpty)
  }
}
