import AppLayout
import Printing
import Testing

@testable import AppModel
@testable import Reading
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
    ([Found.note, .warning], ExitCode.clean),
    ([.warning, .error], .wrongInput),
    ([.unreadable], .file),
    ([.error, .unreadable], .file),
    ([], .clean),
  ])
  func `errors fail a run, and unreadable files take precedence`(
    found: [Found], code: ExitCode
  ) {
    #expect(Self.code(of: found) == code)
  }

  @Test(arguments: [
    (["unknown-key"], ExitCode.failOn), (["warnings"], .failOn), (["bad-color"], .clean),
    (["lint"], .clean), (["differences"], .clean), (["no-such-code"], .clean),
  ])
  func `a warning fails a run that fails on it`(words: [String], code: ExitCode) {
    #expect(Self.code(of: [.warning], failOn: words) == code)
  }

  @Test func `an error takes precedence over what a run fails on`() {
    #expect(Self.code(of: [.warning, .error], failOn: ["warnings"]) == .wrongInput)
  }

  @Test func `a note fails a run that fails on it`() {
    #expect(Self.code(of: [.note], failOn: ["unknown-key"]) == .failOn)
  }

  @Test func `strictness makes warnings errors, listed or not`() {
    let strict = DiagnosticOptions(isStrict: true)
    #expect(Self.code(of: [.note, .warning], options: strict) == .wrongInput)
    #expect(Self.code(of: [.omission], options: strict) == .wrongInput)
  }

  @Test(arguments: [
    (["bad-color"], ExitCode.failOn), (["warnings"], .failOn), ([], .clean),
  ])
  func `what a run fails on includes diagnostics that are not listed`(
    words: [String], code: ExitCode
  ) {
    #expect(Self.code(of: [.omission], failOn: words) == code)
  }

  @Test(arguments: [
    ("lint-size", ExitCode.failOn), ("lint-menu", .failOn), ("site-word", .clean),
    ("unknown-device", .clean), ("bad-color", .clean),
  ])
  func `lint names the rules about how screens are laid out`(name: String, code: ExitCode) throws {
    let rule = try #require(Rule.named(name))
    #expect(Self.code(of: [.layout(rule)], failOn: ["lint"]) == code)
  }

  @Test
  func
    `a note about the layout fails a run that fails on its rule, and not one that fails on lint`()
    throws
  {
    let rule = try #require(Rule.named("lint-under-bar"))
    #expect(Self.code(of: [.layoutNote(rule)], failOn: ["lint"]) == .clean)
    #expect(Self.code(of: [.layoutNote(rule)], failOn: ["lint-under-bar"]) == .failOn)
  }

  @Test func `a rule is about the layout if its code says so`() {
    let codes = Rule.all.filter(\.isAboutLayout).map(\.code)
    #expect(!codes.isEmpty && codes == Rule.all.map(\.code).filter { $0.hasPrefix("lint-") })
  }

  /// Returns the exit code of a run that finds these diagnostics.
  private static func code(
    of found: [Found], options: DiagnosticOptions = DiagnosticOptions(), failOn words: [String] = []
  ) -> ExitCode {
    DiagnosticList(
      of: AppPath("app", isFolder: true), screens: 8, found.map(\.diagnostic), options: options,
      failOn: FailOn(known: words)
    ).exitCode
  }

  /// A diagnostic that a run may find.
  enum Found {
    case unreadable, error, warning, note
    /// One that counts others, which are not listed.
    case omission
    case layout(Rule)
    case layoutNote(Rule)

    fileprivate var diagnostic: PlacedDiagnostic {
      let message: Diagnostic.Message =
        switch self {
        case .unreadable: .init(.unreadableFile, .error, "families.xml cannot be read")
        case .error: .init(.wrongType, .error, "'title' is a number where a string belongs")
        case .warning: .init(.unknownKey, .warning, "nothing reads the key 'tpye'")
        case .note: .init(.unknownKey, .note, "nothing reads the key 'x'")
        case .omission: .init(.badColor, .warning, "5 more complaints", omitted: 5)
        case .layout(let rule): .init(rule, .warning, "something is wrong")
        case .layoutNote(let rule): .init(rule, .note, "something would be wrong")
        }
      return PlacedDiagnostic(
        message: message,
        position: Position(file: "rivers.json", LineColumn(line: 2, column: 7)), path: nil,
        offset: 0)
    }
  }
}
