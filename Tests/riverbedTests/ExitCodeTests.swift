import AppLayout
import Testing

@testable import AppModel
@testable import riverbed

@Suite struct ExitCodeTests {
  @Test func `the most serious of several codes wins`() {
    let order: [Int32] = [130, 70, 74, 64, 2, 3, 4, 1, 0]
    for (index, number) in order.enumerated() {
      let codes = order[index...].reversed().compactMap(ExitCode.init)
      #expect(codes.count == order.count - index)
      #expect(ExitCode.first(of: codes).rawValue == number)
    }
    #expect(order.count == ExitCode.allCases.count)
    #expect(ExitCode.first(of: []) == .clean)
  }

  @Test(arguments: [
    ([Sample.note, .warning], ExitCode.clean),
    ([.warning, .error], .wrongInput),
    ([.unreadable], .file),
    ([.error, .unreadable], .file),
    ([], .clean),
  ])
  func `errors fail a run, and unreadable files take precedence`(
    samples: [Sample], code: ExitCode
  ) {
    #expect(Sample.report(samples).exitCode == code)
  }

  @Test(arguments: [
    (["unknown-key"], ExitCode.failOn), (["warnings"], .failOn), (["bad-color"], .clean),
    (["lint"], .clean), (["differences"], .clean), (["no-such-code"], .clean),
  ])
  func `a warning fails a run that fails on it`(words: [String], code: ExitCode) {
    #expect(Sample.report([.warning], failOn: words).exitCode == code)
  }

  @Test func `an error takes precedence over what a run fails on`() {
    let report = Sample.report([.warning, .error], failOn: ["warnings"])
    #expect(report.exitCode == .wrongInput)
  }

  @Test func `a note that fails a run is shown`() {
    let report = Sample.report([.note], failOn: ["unknown-key"])
    #expect(report.exitCode == .failOn)
    #expect(report.shown.count == 1)
  }

  @Test func `strictness makes warnings errors`() {
    var options = ReportOptions()
    options.isStrict = true
    let report = Sample.report([.note, .warning], options: options)
    #expect(report.exitCode == .wrongInput)
    #expect(report.shown.map(\.severity) == [.error])
    #expect(report.counts == .init(errors: 1, warnings: 0, notes: 1, hiddenNotes: 1))
  }

  @Test(arguments: [
    ("lint-size", ExitCode.failOn), ("lint-menu", .failOn), ("site-word", .clean),
    ("unknown-device", .clean), ("bad-color", .clean),
  ])
  func `lint names the rules about how screens are laid out`(name: String, code: ExitCode) throws {
    let rule = try #require(Rule.named(name))
    let found = Sample.diagnostic(rule, .warning, "something is wrong")
    #expect(Sample.report([found], failOn: ["lint"]).exitCode == code)
  }

  @Test func `a rule is about the layout if its code says so`() {
    let codes = Rule.all.filter(\.isAboutLayout).map(\.code)
    #expect(!codes.isEmpty && codes == Rule.all.map(\.code).filter { $0.hasPrefix("lint-") })
  }
}
