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

  private static let ofStyles = [
    (
      "families.json",
      #"{"families": {"A": {"list": {\#(many(30_000, ",") { #""S\#($0)": {}"# })}}}}"#
    ),
    (
      "families.plist",
      "<plist><dict><key>families</key><dict><key>A</key><dict><key>list</key><dict>"
        + many(30_000, "") { "<key>S\($0)</key><dict/>" }
        + "</dict></dict></dict></dict></plist>"
    ),
    (
      "families.xml",
      #"<Family name="A"><Components><ListComponent name="LIST">"#
        + many(30_000, "") { #"<Cell name="S\#($0)"/>"# }
        + "</ListComponent></Components></Family>"
    ),
  ]

  @Test(arguments: ofStyles)
  func `the first styles of a section with too many are read`(_ name: String, _ text: String) throws
  {
    let reading = Self.read(name, text)
    let section = try #require(reading.app?.families["A"]?.section("list"))
    let room = (20_000 + text.utf8.count / 200 - 2) / 2
    #expect(section.styles.count == room)
    #expect(section.styles.last?.id == "S\(room - 1)")
    #expect(reading.diagnostics.count { $0.rule == .tooManyElements } == 1)
  }

  @Test func `families and sections count too, each with its contents`() throws {
    let family = #"{"list": {"S": {}}, "grid": {}}"#
    let families = Self.many(9000, ",") { #""F\#($0)": \#(family)"# }
    let text = #"{"families": {\#(families)}}"#
    let reading = Self.read("families.json", text)
    let read = try #require(reading.app?.families.ownNames)
    let room = 20_000 + text.utf8.count / 200
    #expect(read.count == (room + 4) / 5)
    #expect(reading.app?.families[read[read.count - 2]]?.sections.count == 2)
    #expect(reading.diagnostics.count { $0.rule == .tooManyElements } == 1)
  }
}
