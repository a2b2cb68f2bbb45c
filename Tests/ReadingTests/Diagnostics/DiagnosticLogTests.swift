import Testing

@testable import AppModel
@testable import Reading

@Suite struct DiagnosticLogTests {
  private static func location(_ offset: Int, in file: Int32 = 0) -> Location {
    Location(file: FileID(index: file), offset: UInt32(offset))
  }

  private static func diagnostic(
    _ offset: Int, _ severity: Diagnostic.Severity = .warning, rule: Rule = .wrongType,
    in file: Int32 = 0
  ) -> Diagnostic {
    Diagnostic(.init(rule, severity, "complaint \(offset)"), at: location(offset, in: file))
  }

  /// Returns the number of diagnostics that a log counts.
  private static func total(_ log: DiagnosticLog) -> Int {
    log.reduce(0) { $0 + max(1, $1.message.omitted) }
  }

  @Test func `a thousand diagnostics of a kind are kept, and one line counts the others`() throws {
    var log = DiagnosticLog()
    for offset in 0..<1005 { log.append(Self.diagnostic(offset)) }
    let all = Array(log)
    #expect(all.count == 1001)
    #expect(all.prefix(1000).map(\.location.offset) == Array(0..<1000))
    let last = try #require(all.last)
    #expect(last.location.offset == 1000)
    #expect(last.message.omitted == 5)
    #expect(last.message.rule == .wrongType && last.message.severity == .warning)
    #expect(last.message.text.contains("5 more complaints of this kind"))
  }

  @Test func `exactly a thousand diagnostics of a kind are all listed`() {
    var log = DiagnosticLog()
    for offset in 0..<1000 { log.append(Self.diagnostic(offset)) }
    #expect(log.map(\.message.omitted) == Array(repeating: 0, count: 1000))
  }

  @Test func `each rule, severity and file is counted separately`() {
    var log = DiagnosticLog()
    for offset in 0..<1500 {
      log.append(Self.diagnostic(offset))
      log.append(Self.diagnostic(offset, .note))
      log.append(Self.diagnostic(offset, rule: .badColor))
      log.append(Self.diagnostic(offset, in: 1))
    }
    let omissions = log.filter { $0.message.omitted > 0 }
    #expect(omissions.map(\.message.omitted) == [500, 500, 500, 500])
    #expect(omissions.map(\.location.file.index) == [0, 0, 0, 1])
    #expect(
      omissions.map(\.message.rule.code) == ["bad-color"] + Array(repeating: "wrong-type", count: 3)
    )
  }

  @Test func `however much is reported, the first of each kind keeps its message`() throws {
    var log = DiagnosticLog()
    for file in 0..<70 as Range<Int32> {
      for offset in 0..<1100 { log.append(Self.diagnostic(offset, in: file)) }
    }
    let error = Self.diagnostic(7, .error, in: 70)
    let warning = Self.diagnostic(7, in: 71)
    log.append(error)
    log.append(warning)
    let all = Array(log)
    #expect(all.contains(error) && all.contains(warning))
    #expect(all.count { $0.message.omitted == 0 } < 51_000)
    #expect(Self.total(log) == 70 * 1100 + 2)
  }

  @Test func `a diagnostic repeated at the same location counts once`() {
    var log = DiagnosticLog()
    for offset in 0..<1005 {
      log.append(Self.diagnostic(offset))
      log.append(Self.diagnostic(offset))
    }
    #expect(Self.total(log) == 1005)
  }

  @Test func `a log that is added to another one keeps its counts`() {
    var inner = DiagnosticLog()
    for offset in 0..<1010 { inner.append(Self.diagnostic(offset)) }
    var log = DiagnosticLog()
    log.append(Self.diagnostic(5000))
    log += inner
    let all = Array(log)
    #expect(all.count == 1001)
    #expect(Self.total(log) == 1011)
  }

  @Test func `however many files there are, the number that is kept is bounded`() {
    var log = DiagnosticLog()
    for file in 0..<60 as Range<Int32> {
      for offset in 0..<1000 { log.append(Self.diagnostic(offset, in: file)) }
    }
    let all = Array(log)
    #expect(all.count == DiagnosticLog.mostOfASeverity + 10 + 10)
    #expect(Self.total(log) == 60_000)
  }

  @Test(arguments: [
    ("[" + String(repeating: "0,", count: 4999) + "0]", "wrong-type", 5000),
    ("[{" + (0..<3000).map { "\"k\($0)\":1" }.joined(separator: ",") + "}]", "unknown-key", 3000),
    ("[{" + String(repeating: "\"id\":1,", count: 2999) + "\"id\":1}]", "json-duplicate-key", 2999),
    ("[" + String(repeating: "{\"id\":\"a\",},", count: 1999) + "{}]", "json-trailing-comma", 1999),
    (
      "[" + String(repeating: "{\"id\":\"a\"},", count: 3999) + "{\"id\":\"a\"}]", "duplicate-id",
      3999
    ),
  ])
  func `a file in which everything is wrong has a thousand diagnostics and their number`(
    rivers: String, code: String, count: Int
  ) throws {
    let reading = AppReading(AppFiles(["rivers.json": .bytes(Array(rivers.utf8))]))
    let found = reading.diagnostics.filter { $0.rule.code == code }
    #expect(found.count == 1001)
    let total = found.reduce(0) { $0 + $1.count }
    #expect(total == count)
    let positions = found.map(\.position.lineColumn)
    #expect(positions == positions.sorted())
    #expect(found.last?.message.omitted == count - 1000)
  }
}
