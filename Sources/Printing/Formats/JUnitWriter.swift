import AppModel
import Markup

/// A writer of JUnit's XML, which fits the schema of Jenkins (`junit-10.xsd`): suites of test
/// cases.
struct JUnitWriter {
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  /// How many cases there are, and how they ended.
  struct Counts: Hashable {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    init() {}

    init(_ cases: [Case]) { for one in cases { add(one.outcome) } }

    /// Counts a case.
    mutating func add(_ outcome: Outcome) {
      tests += 1
      switch outcome {
      case .passed: break
      case .failure: failures += 1
      case .error: errors += 1
      case .skipped: skipped += 1
      }
    }
  }

  /// How a case ended: the kind and the sentence of what is wrong, and more about it.
  enum Outcome {
    case passed
    case failure(ShownText, ShownText, more: ShownText)
    case error(ShownText, ShownText)
    case skipped(ShownText)
  }

  /// A case that is named after what is wrong, and how it ended.
  struct Case {
    let name: ShownText
    /// The name of what it is a case of; nil for that of its suite.
    var className: ShownText?
    let outcome: Outcome

    init(_ name: ShownText, of className: ShownText? = nil, _ outcome: Outcome) {
      self.name = name
      self.className = className
      self.outcome = outcome
    }

    /// Creates the case of an error because of which not everything was compared.
    init(_ error: ShownDiagnostic) {
      self.init("\(error.place.text)", .error("\(error.rule.code)", "\(error.text)"))
    }
  }

  /// Returns a document with suites of cases.
  static func text(of suites: [(name: ShownText, cases: [Case])]) -> ShownText {
    var junit = JUnitWriter()
    junit.begin(Counts(suites.flatMap(\.cases)))
    for suite in suites { junit.write(suite.cases, as: suite.name) }
    junit.end()
    return ShownText(trusted: String(decoding: junit.bytes, as: UTF8.self))
  }

  /// Writes a suite.
  mutating func write(_ cases: [Case], as name: ShownText) {
    beginSuite(name, Counts(cases))
    for one in cases { testCase(one.name, of: one.className ?? name, one.outcome) }
    endSuite()
  }

  /// Removes and returns what is written so far, so that a long text is never in memory as a whole.
  mutating func taken() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Begins the document.
  mutating func begin(_ counts: Counts) {
    bytes += Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    open(
      "testsuites",
      [
        ("name", "riverbed"), ("tests", "\(counts.tests)"), ("failures", "\(counts.failures)"),
        ("errors", "\(counts.errors)"),
      ])
  }

  mutating func beginSuite(_ name: ShownText, _ counts: Counts) {
    open(
      "testsuite",
      [
        ("name", name), ("tests", "\(counts.tests)"), ("failures", "\(counts.failures)"),
        ("errors", "\(counts.errors)"), ("skipped", "\(counts.skipped)"),
      ])
  }

  mutating func endSuite() { close("testsuite") }

  mutating func end() { close("testsuites") }

  /// Writes a case. No schema that is in use has properties of cases, so they are written in the
  /// output of the case, where programs that know them look for them too.
  mutating func testCase(
    _ name: ShownText, of className: ShownText, _ outcome: Outcome,
    properties: [(name: ShownText, value: ShownText)] = []
  ) {
    open("testcase", [("classname", className), ("name", name)])
    switch outcome {
    case .passed: break
    case .failure(let type, let message, let more):
      leaf("failure", [("type", type), ("message", message)], more)
    case .error(let type, let message):
      leaf("error", [("type", type), ("message", message)], message)
    case .skipped(let message): leaf("skipped", [("message", message)], "")
    }
    if !properties.isEmpty {
      leaf("system-out", [], properties.map { "[[PROPERTY|\($0.name)=\($0.value)]]\n" }.joined())
    }
    close("testcase")
  }

  private typealias Attributes = [(name: StaticString, value: ShownText)]

  private mutating func open(_ tag: StaticString, _ attributes: Attributes) {
    indent()
    start(tag, attributes)
    bytes += Array(">\n".utf8)
    depth += 1
  }

  private mutating func close(_ tag: StaticString) {
    depth -= 1
    indent()
    bytes += Array("</\(tag)>\n".utf8)
  }

  private mutating func leaf(_ tag: StaticString, _ attributes: Attributes, _ text: ShownText) {
    indent()
    start(tag, attributes)
    bytes += Array((text.text.isEmpty ? "/>\n" : ">\(text.text.escapedInXML)</\(tag)>\n").utf8)
  }

  private mutating func start(_ tag: StaticString, _ attributes: Attributes) {
    let words = attributes.map { " \($0.name)=\"\($0.value.text.escapedInXML)\"" }
    bytes += Array("<\(tag)\(words.joined())".utf8)
  }

  private mutating func indent() {
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }
}
