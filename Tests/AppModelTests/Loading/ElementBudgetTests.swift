import Support
import Testing

@testable import AppModel
@testable import Reading

@Suite struct ElementBudgetTests {
  private static func read(_ files: [String: String]) -> AppReading {
    AppReading(AppFiles(files.mapValues { .bytes(Array($0.utf8)) }))
  }

  private static func many(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: ",")
  }

  @Test func `a file has a fixed number of elements, and more only for its size`() {
    for size in [0, 200, 1_000_000] {
      var budget = ElementBudget(fileSize: size)
      var count = 0
      while budget.take(1) { count += 1 }
      #expect(count == 20_000 + size / 8)
      #expect(budget.isExceeded)
    }
  }

  @Test func `no file has room for more screens than can be read in a few seconds`() {
    var budget = ElementBudget(fileSize: 256 << 20)
    var count = 0
    while budget.take(3) { count += 1 }
    #expect(count == 600_000)
    #expect(budget.isExceeded && !budget.take(1))
  }

  @Test func `short components in all lists together are read as long as there is room`() throws {
    let components = Self.many(2000) { _ in "{}" }
    let screens = Self.many(6) { "{\"id\": \"s\($0)\", \"ui_components\": [\(components)]}" }
    let reading = Self.read(["rivers.json": "[\(screens)]"])
    let app = try #require(reading.app)
    #expect(app.screens.prefix(4).map(\.components.count) == Array(repeating: 2000, count: 4))
    #expect(app.screens.count == 5 && (1..<300).contains(app.screens[4].components.count))
    #expect(reading.diagnostics.count { $0.rule == .tooManyElements } == 1)
  }

  @Test func `components of AppDefine.json count as much as those of rivers.json`() throws {
    let components = Self.many(12_000) { _ in "{}" }
    let reading = Self.read([
      "rivers.json": "[]", "settings.json": "{}",
      "AppDefine.json": "{\"screens\": {\"s\": {\"components\": [\(components)]}}}",
    ])
    let app = try #require(reading.app)
    #expect((8100..<8200).contains(app.screens[0].components.count))
    #expect(reading.diagnostics.count { $0.rule == .tooManyElements } == 1)
  }

  @Test(arguments: ["themes", "orientations", "failOn", "ignore", "devices"])
  func `texts and devices count like objects`(list: String) throws {
    let texts = Self.many(200_000) { "\"\(String($0, radix: 36))\"" }
    let file = "{\"\(list)\": [\(texts)], \"notes\": [{\"text\": \"none left\"}]}"
    let reading = Self.read(["rivers.json": "[{\"id\": \"h\"}]", "riverbed.json": file])
    let site = try #require(reading.app).site
    let counts = [
      site.themes.count, site.orientations.count, site.failOn.count, site.ignore.count,
      site.devices?.count ?? 0,
    ]
    #expect(counts.max() == 20_000 + file.utf8.count / 8)
    #expect(site.notes.isEmpty)
    #expect(reading.diagnostics.count { $0.rule == .tooManyElements } == 1)
  }

  @Test func `capabilities under names of the author's choice do not count`() throws {
    let plugins = Self.many(50_000) { "\"\($0)\":[]" }
    let file = "{\"capabilities\": {\(plugins)}}"
    let reading = Self.read(["rivers.json": "[{\"id\": \"h\"}]", "riverbed.json": file])
    let site = try #require(reading.app).site
    #expect(site.capabilities.count == 50_000)
    #expect(site.capablePlugins.count == site.capabilities.count)
    #expect(!reading.diagnostics.contains { $0.rule == .tooManyElements })
  }

  @Test func `a plugin whose capabilities are repeated is one plugin, with the last ones`() throws {
    let repeated = Self.many(25_000) { "\"a\": [\"\($0 < 24_999 ? "tabBar" : "placeNavBar")\"]" }
    let file = "{\"capabilities\": {\(repeated), \"b\": []}}"
    let reading = Self.read(["rivers.json": "[{\"id\": \"h\"}]", "riverbed.json": file])
    let site = try #require(reading.app).site
    #expect(site.capabilities == ["a": [.placeNavBar], "b": []])
    #expect(site.capablePlugins.map(\.value) == ["a", "b"])
    #expect(!reading.diagnostics.contains { $0.rule == .tooManyElements })
  }

  @Test func `a families file of too many elements and attributes is not read`() throws {
    let family = ("<Family name='F' version='1'><Screens>", "</Screens></Family>")
    let list = (
      "<plist><dict><key>families</key><dict><key>F</key><dict><key>list</key><dict>",
      "</dict></dict></dict></dict></plist>"
    )
    for (name, ends, element, nodes, others) in [
      ("families.xml", family, "<b/>", 1, 4), ("families.plist", list, "<key/><dict/>", 2, 8),
    ] {
      let size = (ends.0 + ends.1).utf8.count
      let fits = { (count: Int) in
        let most = ElementBudget.xmlNodes(fileSize: size + count * element.utf8.count)
        return nodes * count + others <= most
      }
      let room = try #require((100_000...300_000).last(where: fits))
      for (count, isRead) in [(room, true), (room + 1, false)] {
        let file = ends.0 + String(repeating: element, count: count) + ends.1
        let reading = Self.read(["rivers.json": "[{\"id\": \"h\"}]", name: file])
        let diagnostics = reading.diagnostics.filter { $0.rule == .tooManyElements }
        let most = ElementBudget.xmlNodes(fileSize: file.utf8.count)
        let message =
          "nothing in the file is used: it has more than \(most) elements and attributes"
        #expect(diagnostics.map(\.message.text) == (isRead ? [] : [message]))
        #expect(reading.app?.families.all.contains { $0.name == "F" } == isRead)
      }
    }
  }

  @Test func `screens count more than other elements`() throws {
    let reading = Self.read(["rivers.json": "[\(Self.many(9000) { _ in "{}" })]"])
    let app = try #require(reading.app)
    #expect((7700..<7900).contains(app.screens.count))
    #expect(reading.diagnostics.count { $0.rule == .tooManyElements } == 1)
  }

  @Test func `the first of the screens that no file has are drawn, and all are reported`()
    throws
  {
    let items = Self.many(800) { "{\"type\": \"label\", \"data\": {\"target\": \"t\($0)\"}}" }
    let menu = "{\"category\": \"menu\", \"nav_items\": [\(items)]}"
    let reading = Self.read(["rivers.json": "[{\"id\": \"home\", \"navigations\": [\(menu)]}]"])
    let app = try #require(reading.app)
    #expect(app.screens.count { $0.origin == .nowhere } == 500)
    #expect(reading.diagnostics.count { $0.rule == .unknownTarget } == 800)
    let undrawn = try #require(reading.diagnostics.first { $0.rule == .tooManyElements })
    #expect(undrawn.message.text.contains("names 800 screens"))
  }
}
