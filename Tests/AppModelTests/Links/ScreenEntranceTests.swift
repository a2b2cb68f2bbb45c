import Support
import Testing

@testable import AppModel

@Suite struct `Entrances of screens` {
  /// Returns an app of screens that show feed f and have a bar button, each as (id, button, shows f).
  private func app(
    _ screens: [(id: String, button: String?, showsFeed: Bool)], feed: String = "{}",
    source: String = ""
  ) throws -> App {
    let texts = screens.enumerated().map { index, screen in
      let list =
        #"{"component_type": "list", "data": {"source": "f", "type": "APPLICASTER_COLLECTION"}}"#
      let button = screen.button.map {
        #"{"type": "button", "data": {"target": "\#($0)"\#(source)}}"#
      }
      return """
        {"id": "\(screen.id)", "name": "\(screen.id)", "home": \(index == 0),
         "ui_components": [\(screen.showsFeed ? list : "")],
         "navigations": [{"category": "nav_bar", "nav_items": [\(button ?? "")]}]}
        """
    }
    let files = [
      "rivers.json": "[\(texts.joined(separator: ","))]", "feeds/f.json": feed,
      "feeds/index.json": #"[{"source": "f", "file": "f.json"}]"#,
    ]
    return try #require(AppReading(texts: files).app)
  }

  private static let feedToX = """
    {"title": "F", "children": [{"title": "To X", "screen_type": "x"}]}
    """

  @Test func `a feed shown on its own target and then elsewhere pushes from there`() throws {
    let app = try app(
      [("home", "x", false), ("x", "y", true), ("y", nil, true)], feed: Self.feedToX)
    let screen = try #require(app.screen("x"))
    #expect(app.approach(to: screen).entrance == .presented)
    let pushed = app.approach(to: screen, by: .pushed)
    // The first push is from x itself, in its own presentation.
    #expect(pushed.opener == "x")
    #expect(pushed.containers == 1)
  }

  @Test func `a button to its own screen is disabled, so it is not a way`() throws {
    let app = try app([("home", "home", false), ("x", nil, false)])
    #expect(app.links.allSatisfy { $0.to != "home" })
    #expect(app.entrances(of: try #require(app.home)) == [.root])
  }

  @Test func `a button to its own screen with other data presents it once more`() throws {
    let app = try app([("home", "home", false)], source: #", "source": "other""#)
    let home = try #require(app.home)
    #expect(app.entrances(of: home) == [.root, .presented])
    #expect(app.approach(to: home, by: .presented).containers == 1)
  }

  @Test func `an entry of an unknown type is left out, and does not take a place in the bar`()
    throws
  {
    let items = ["weird", "button", "button", "button"].enumerated().map {
      #"{"type": "\#($1)", "data": {"target": "t\#($0)"}}"#
    }
    let app = try #require(
      AppReading(
        screens: """
          [{"id": "home", "home": true, "navigations": [
            {"category": "nav_bar", "nav_items": [\(items.joined(separator: ","))]}]}]
          """
      ).app)
    #expect(app.links.filter { $0.from == "home" }.map(\.to) == ["t1", "t2", "t3"])
  }
}
