import Support
import Testing

@testable import AppModel
@testable import Reading

/// No bound cuts an app whose files say something with each of their elements.
@Suite struct OrdinaryAppTests {
  private static func read(_ rivers: [UInt8]) -> AppReading {
    AppReading(AppFiles(["rivers.json": .bytes(rivers)]))
  }

  @Test func `an app of 1,500 compact screens is read as a whole`() throws {
    let reading = Self.read(CompactApp(screens: 1500).rivers)
    let app = try #require(reading.app)
    #expect(app.screens.count == 1500)
    #expect(app.screens.allSatisfy { $0.components.count == 4 && $0.navigations.count == 2 })
    #expect(reading.diagnostics.allSatisfy { $0.severity == .note })
  }

  @Test func `screens of 25 bytes are read as a whole`() {
    let screens = (10_000..<40_000).map { "{\"id\":\"\($0)\",\"name\":\"\"}" }
    #expect(screens.allSatisfy { $0.utf8.count == 24 })
    let reading = Self.read(Array("[\(screens.joined(separator: ","))]".utf8))
    #expect(reading.app?.screens.count == 30_000)
    #expect(!reading.diagnostics.contains { $0.rule == .tooManyElements })
  }

  @Test func `an app has room for as many elements as compact JSON can say something with`() {
    let size = CompactApp(screens: 10).rivers.count / 10 * 10_000
    let weight = RiversFile.weight + 4 * Component.weight + 2 + 12 + 2
    #expect(ElementBudget(fileSize: size).room(weight) > 5 * 10_000)
    // All files of an app have at most 256 MB.
    let largest = (256 << 20) / (size / 10_000)
    #expect(ElementBudget(fileSize: 256 << 20).room(Component.weight) > 5 * largest)
  }

  @Test func `all screens that no file has are drawn, up to as many as the app has`() throws {
    let screens = (0..<800).map { number in
      let data = "{\"source\":\"1\",\"target\":\"t\(number)\"}"
      return
        "{\"id\":\"s\(number)\",\"ui_components\":[{\"component_type\":\"list\",\"data\":\(data)}]}"
    }
    let reading = Self.read(Array("[\(screens.joined(separator: ","))]".utf8))
    #expect(reading.app?.screens.count(where: \.isMissing) == 800)
    #expect(!reading.diagnostics.contains { $0.rule == .tooManyElements })
  }
}
