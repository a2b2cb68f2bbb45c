import Support
import Testing

@testable import AppModel

/// Families files with more elements than allowed.
@Suite struct FamilyBudgetTests {
  private static func read(_ name: String, _ text: String) -> AppReading {
    AppReading(AppFiles(["rivers.json": .bytes(Array("[]".utf8)), name: .bytes(Array(text.utf8))]))
  }

  private static func many(_ count: Int, _ separator: String, _ element: (Int) -> String) -> String
  {
    (0..<count).map(element).joined(separator: separator)
  }

  /// A file with a section of styles.
  private static func file(_ name: String, of styles: String) -> String {
    switch name {
    case "families.json": #"{"families": {"A": {"list": {\#(styles)}}}}"#
    case "families.plist":
      "<plist><dict><key>families</key><dict><key>A</key><dict><key>list</key><dict>" + styles
        + "</dict></dict></dict></dict></plist>"
    default:
      #"<Family name="A"><Components><ListComponent name="LIST">"# + styles
        + "</ListComponent></Components></Family>"
    }
  }

  @Test(arguments: [
    ("families.json", many(70_000, ",") { #""S\#($0)":{}"# }),
    ("families.xml", many(30_000, "") { _ in "<Cell/>" }),
  ])
  func `the first styles of a section with too many are read`(
    _ name: String, _ styles: String
  ) throws {
    let text = Self.file(name, of: styles)
    let reading = Self.read(name, text)
    let section = try #require(reading.app?.families["A"]?.section("list"))
    let room = (20_000 + text.utf8.count / 8 - 2) / 2
    #expect(section.styles.count == room)
    #expect(section.styles.last?.id == (name == "families.xml" ? "" : "S\(room - 1)"))
    #expect(reading.diagnostics.count { $0.rule == .tooManyElements } == 1)
  }

  @Test(arguments: [
    ("families.json", many(30_000, ",") { #""S\#($0)":{}"# }),
    ("families.plist", many(30_000, "") { "<key>S\($0)</key><dict/>" }),
    ("families.xml", many(30_000, "") { #"<Cell name="S\#($0)"/>"# }),
  ])
  func `a section of 30,000 styles is read as a whole`(_ name: String, _ styles: String) throws {
    let reading = Self.read(name, Self.file(name, of: styles))
    #expect(reading.app?.families["A"]?.section("list")?.styles.count == 30_000)
    #expect(!reading.diagnostics.contains { $0.rule == .tooManyElements })
  }

  @Test func `families and sections count too, each with its contents`() throws {
    let families = Self.many(40_000, ",") {
      #""\#(String($0, radix: 36))":{"list":{"":{}},"grid":{}}"#
    }
    let text = #"{"families":{\#(families)}}"#
    let reading = Self.read("families.json", text)
    let read = try #require(reading.app?.families.ownNames)
    let room = 20_000 + text.utf8.count / 8
    #expect(read.count == (room + 4) / 5)
    #expect(reading.app?.families[read[read.count - 2]]?.sections.count == 2)
    #expect(reading.diagnostics.count { $0.rule == .tooManyElements } == 1)
  }
}
