import Testing

@testable import AppModel

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
      #expect(count == 20_000 + size / 200)
      #expect(budget.isExceeded)
    }
  }

  @Test func `short components in all lists together are read as long as there is room`() throws {
    let components = Self.many(2000) { _ in "{}" }
    let screens = Self.many(6) { "{\"id\": \"s\($0)\", \"ui_components\": [\(components)]}" }
    let reading = Self.read(["rivers.json": "[\(screens)]"])
    let app = try #require(reading.app)
    #expect(app.screens.prefix(5).map(\.components.count) == Array(repeating: 2000, count: 5))
    #expect(app.screens.count == 6 && app.screens[5].components.count < 100)
    #expect(reading.diagnostics.count { $0.rule == .tooManyElements } == 1)
  }

  @Test func `screens count more than other elements`() throws {
    let reading = Self.read(["rivers.json": "[\(Self.many(7000) { _ in "{}" })]"])
    let app = try #require(reading.app)
    #expect((5000..<5100).contains(app.screens.count))
    #expect(reading.diagnostics.count { $0.rule == .tooManyElements } == 1)
  }

  @Test func `an app of many real screens is read as a whole`() throws {
    let padding = String(repeating: "x", count: 800)
    let screens = Self.many(9000) { "{\"id\": \"s\($0)\", \"name\": \"\(padding)\"}" }
    let reading = Self.read(["rivers.json": "[\(screens)]"])
    #expect(reading.app?.screens.count == 9000)
    #expect(!reading.diagnostics.contains { $0.rule == .tooManyElements })
  }

  @Test func `the first of the screens that no file has are drawn, and all are reported`()
    throws
  {
    let items = Self.many(800) { "{\"data\": {\"target\": \"t\($0)\"}}" }
    let menu = "{\"category\": \"menu\", \"nav_items\": [\(items)]}"
    let reading = Self.read(["rivers.json": "[{\"id\": \"home\", \"navigations\": [\(menu)]}]"])
    let app = try #require(reading.app)
    #expect(app.screens.count { $0.origin == .nowhere } == 500)
    #expect(reading.diagnostics.count { $0.rule == .unknownTarget } == 800)
    let undrawn = try #require(reading.diagnostics.first { $0.rule == .tooManyElements })
    #expect(undrawn.message.text.contains("names 800 screens"))
  }
}
