import AppModel
import Hashes
import Support
import Testing

@testable import AppLayout
@testable import Wireframe

/// Whatever differs in what a picture shows makes another hash and another drawing.
@Suite struct ShownScreenTests {
  /// A change of one field, which some of the pictures show.
  struct Change: Sendable, CustomTestStringConvertible {
    let field: String
    let change: @Sendable (inout ShownMenu) throws -> Void

    init(_ field: String, _ change: @escaping @Sendable (inout ShownMenu) throws -> Void) {
      (self.field, self.change) = (field, change)
    }

    var testDescription: String { field }
  }

  /// Screens of every kind under a menu: with content, tabs, three buttons, a notice, a plugin, a
  /// footer, unknown components, and in a container.
  private static let shown = Result { try screens() }

  private static func screens() throws -> [ShownMenu] {
    let places: [(app: String, screen: String?, entrance: Entrance)] = [
      ("newsroom", nil, .root), ("newsroom", nil, .presented), ("tab-bar", nil, .root),
      ("many-buttons", nil, .root), ("qa-app", "hero-screen", .pushed),
      ("plugin-area", "guide", .pushed), ("footers", nil, .root), ("two-level-menu", nil, .root),
    ]
    let menu = try DrawnApp("two-level-menu").app
    let held = HeldDevice(try #require(Device.named("iphone-14-pro")), in: .portrait)
    let open = ShownMenu(try #require(OpenMenu(of: menu, on: held)), in: menu)
    let unknown = try DrawnApp(
      components:
        #"{ "id": "a", "component_type": "list", "styles": { "cell_styles": ["ODD"] } }, "#
        + #"{ "id": "b", "component_type": "odd" }"#)
    let layouts = try places.map { place in
      let drawn = try DrawnApp(place.app)
      let layout = try drawn.layout(
        of: place.screen, on: "iphone-14-pro", .onTop, .separate, place.entrance)
      return ShownScreen(layout, in: drawn.app)
    }
    return (layouts + [ShownScreen(try unknown.layout(), in: unknown.app)]).map { screen in
      var shown = open
      shown.screen = screen
      return shown
    }
  }

  /// All that is drawn of a screen and its menu, in a theme that wears its colors.
  private static func drawing(of menu: ShownMenu) throws -> [AnyHashable] {
    let (shown, picture) = (menu.screen, Wireframe(menu.screen))
    return [
      picture, Wireframe(fullContentOf: shown), Wireframe(redlinesOf: shown, over: picture),
      Wireframe(menu), try #require(Theme.named("brand")).wearing(shown.brand),
    ]
  }

  private static func hash(of menu: ShownMenu) -> ContentHash {
    var hash = RunningHash()
    hash.write(menu, menu.screen.brand)
    return hash.hash
  }

  @Test(arguments: ShownFields.all)
  func `a field that differs makes another hash and another drawing`(change: Change) throws {
    var count = 0
    for shown in try Self.shown.get() {
      var other = shown
      try change.change(&other)
      let looksOther = try Self.drawing(of: shown) != Self.drawing(of: other)
      let hasOtherHash = Self.hash(of: shown) != Self.hash(of: other)
      #expect(!looksOther || hasOtherHash, "\(shown.screen.title) looks different")
      count += looksOther && hasOtherHash ? 1 : 0
    }
    #expect(count > 0)
  }

  @Test func `each field is changed`() throws {
    let all = try Self.shown.get()
    let sections = all.flatMap(\.screen.content.sections)
    let parts: [(String, Any?)] = [
      ("menu", all[0]), ("menu.rows", all[0].rows.first), ("screen", all[0].screen),
      ("bar", all[0].screen.bar), ("buttons", all[3].screen.bar?.buttons.first),
      ("tabs", all[2].screen.tabs), ("sections", sections.first),
      ("header", sections.compactMap(\.header).first),
    ]
    for (name, part) in parts {
      let fields = Mirror(reflecting: try #require(part)).children.compactMap(\.label)
      let changed = ShownFields.all.map(\.field).filter { $0.hasPrefix("\(name) ") }
      // Cells are made on demand, and have a test of their own.
      #expect(
        Set(fields.map { "\(name) \($0)" }).subtracting(["sections cells"]) == Set(changed),
        "the fields of \(name)")
    }
  }

  /// Edits of a feed and a component, for each field of a cell.
  private static let edits: [(field: String, old: String, new: String)] = [
    ("title", "Rain", "Snow"), ("id", "r1", "r2"), ("kind", #""video""#, #""article""#),
    ("source", "rain.json", "snow.json"), ("frame", "LIST_1", "LIST_2"),
    ("template", #""list""#, #""grid""#), ("styleID", "UNKNOWN_1", "UNKNOWN_2"),
  ]

  @Test func `a cell that differs makes another hash and another drawing`() throws {
    func shown(_ edit: (old: String, new: String)?) throws -> ShownMenu {
      let texts = [
        "rivers.json": """
        [{ "id": "home", "home": true, "ui_components": [
          { "id": "a", "component_type": "list", "data": { "source": "1", "type": "X" },
            "styles": { "cell_styles": ["LIST_1"] } },
          { "id": "b", "component_type": "horizontal_list", "data": { "source": "1", "type": "X" },
            "styles": { "cell_styles": ["UNKNOWN_1"] } } ] }]
        """,
        "feeds/index.json": #"[{ "source": "1", "type": "X", "file": "rain.json" }]"#,
        "feeds/rain.json": #"{ "entry": [{ "id": "r1", "title": "Rain", "type": "video" }] }"#,
        "feeds/snow.json": #"{ "entry": [{ "id": "r1", "title": "Rain", "type": "video" }] }"#,
      ].mapValues { text in edit.map { text.replacing($0.old, with: $0.new) } ?? text }
      let drawn = DrawnApp(app: try App(texts: texts))
      var menu = try Self.shown.get()[0]
      menu.screen = ShownScreen(try drawn.layout(), in: drawn.app)
      return menu
    }
    let before = try shown(nil)
    for (field, old, new) in Self.edits {
      let after = try shown((old, new))
      #expect(Self.hash(of: before) != Self.hash(of: after), "\(field)")
      #expect(try Self.drawing(of: before) != Self.drawing(of: after), "\(field)")
    }
    let cell = before.screen.content.sections[0].cells[0]
    #expect(
      Set(Mirror(reflecting: cell).children.compactMap(\.label)) == Set(Self.edits.map(\.field)))
  }
}
