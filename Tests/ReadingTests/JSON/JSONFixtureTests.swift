import Support
import Testing

@testable import Reading

@Suite struct `JSON texts` {
  @Test(arguments: try FixtureApp.cases(in: "JSON"))
  func `a text is read as its golden says`(name: String) throws {
    let bytes = try Fixtures.bytes("JSON/\(name)")
    var sources = SourceTable()
    let parsing = JSONParsing(bytes, in: sources.add(name, bytes))
    let lines = sources.place(parsing.diagnostics).map(\.line)
    let tree = parsing.document.map { $0.root.lines(depth: 0) } ?? ["no JSON"]
    try Golden("JSON/\(FixtureApp.stem(name)).txt")
      .expect((lines + tree).joined(separator: "\n") + "\n")
  }
}

extension JSON {
  /// Returns the value as a tree of text, with the type of each part.
  fileprivate func lines(depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    switch content {
    case .object(let members):
      return [indent + "object"]
        + members.flatMap {
          ["\(indent)  \($0.key.text.debugDescription):"] + $0.value.lines(depth: depth + 2)
        }
    case .array(let elements):
      return [indent + "array"] + elements.flatMap { $0.lines(depth: depth + 1) }
    case .string(let text): return [indent + "string \(text.debugDescription)"]
    case .number(let number):
      return [
        indent + "number \(number.written) = \(number.int.map(String.init) ?? "\(number.double)")"
      ]
    case .bool(let truth): return [indent + "\(truth)"]
    case .null: return [indent + "null"]
    }
  }
}
