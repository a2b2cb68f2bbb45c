import Testing

@testable import AppModel

/// Feeds that are not in the index, whose bytes are not kept.
@Suite struct ExaminationTests {
  private static let texts = [
    "{}", "", "[1,\n 2 3]", "{\"a\":\n [1,],\n \"a\": [2,]}", "\u{FEFF} {\"é\": [\"é\", 1,]}",
    "\n\n{\"a\": tru}", "[1,\n2,]x",
  ]

  @Test(arguments: texts)
  func `diagnostics are reported as if the bytes were kept`(text: String) {
    let bytes = Array(text.utf8)
    let index = AppFiles.Content.bytes(Array("[]".utf8))
    let rivers = AppFiles.Content.bytes(Array("[{}]".utf8))
    let readings = [AppFiles.Content.bytes(bytes), .examined(Examination(of: bytes))].map {
      AppReading(
        AppFiles(["rivers.json": rivers, "feeds/index.json": index, "feeds/a.json": $0]))
    }
    #expect(readings[0].diagnostics == readings[1].diagnostics)
    let placed = FileReading<Int>(bytes, named: "feeds/a.json") { _ in nil }.diagnostics
    let reported = readings[1].diagnostics.filter { $0.file == "feeds/a.json" }
    for diagnostic in placed where diagnostic.rule.code.hasPrefix("json-") {
      #expect(reported.contains(diagnostic))
    }
    #expect(reported.count >= 1)
    for reading in readings {
      #expect(reading.sources.files.first { $0.name == "feeds/a.json" }?.bytes == [])
    }
  }

  @Test(arguments: [
    ("[]", []), ("[{\"source\": \"1\", \"file\": \"a.json\"}, {}]", ["feeds/a.json"]),
    ("{}", nil), ("[", nil), ("", nil),
  ])
  func `the feeds that an index lists are found`(text: String, names: [String]?) {
    let listed = AppFiles.feedsListed(in: Array(text.utf8))
    #expect(listed.map { $0.map(\.text) } == names)
  }
}
