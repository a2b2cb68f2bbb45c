import AppModel
import Support
import Testing

@testable import Printing

/// `docs/formats.md` as it should be: with the tables of the schemas, and in its last column the
/// rules that fixtures show.
struct FormatsDocument {
  /// The document relative to the fixtures.
  static let path = "../docs/formats.md"

  private(set) var text: String

  init() throws {
    text = String(decoding: try Fixtures.bytes(Self.path), as: UTF8.self)
    for name in SchemaTables.names { try replaceSection(by: SchemaTables(of: name)) }
    try replaceRules(by: RulePlaces())
  }

  private mutating func replaceSection(by tables: SchemaTables) throws {
    let heading = try #require(
      text.firstRange(of: "\n## `\(tables.file)`\n"), "\(tables.file) has no section")
    let start = text.index(after: heading.lowerBound)
    let rest = text[heading.upperBound...]
    let end = rest.firstRange(of: "\n## ")?.lowerBound ?? rest.endIndex
    text.replaceSubrange(start..<end, with: tables.markdown)
  }

  private mutating func replaceRules(by places: RulePlaces) {
    var table = -1
    var row = 0
    let tables = KeyTable.tables(in: text)
    text = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("### `") { (table, row) = (table + 1, 0) }
      guard line.hasPrefix("| `"), table >= 0 else { return String(line) }
      defer { row += 1 }
      let rules = places.rules(about: tables[table].rows[row].key, of: tables[table])
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropLast(2)
      let last = rules.isEmpty ? " |" : " \(rules.map { "`\($0)`" }.joined(separator: ", ")) |"
      return cells.joined(separator: "|") + "|" + last
    }.joined(separator: "\n")
  }
}

/// Where deliberate mistakes are reported, and by which rules.
struct RulePlaces {
  private var found: Set<Found> = []

  /// A rule and a place that it is about.
  private struct Found: Hashable {
    let rule: Rule
    let file: String
    let steps: [String]
  }

  /// The rules that can be about any key.
  private static let general: Set<Rule> = [
    .wrongType, .unknownKey, .badColor, .tooManyElements, .defaultApplied,
  ]

  init() throws {
    for name in try FixtureApp.cases(in: "Mistakes") {
      let mistake = try Mistake("Mistakes/\(name)")
      let code = Mistake.code(of: name)
      guard !Self.general.contains(where: { $0.code == code }), !code.hasPrefix("json-") else {
        continue
      }
      for problem in AppReading(try mistake.files()).diagnostics where problem.rule.code == code {
        guard let path = problem.path else { continue }
        found.insert(Found(rule: problem.rule, file: problem.file, steps: Places.steps(of: path)))
      }
    }
  }

  /// The codes of the rules that are about a key, or an element of its list, in alphabetical order.
  func rules(about key: String, of table: KeyTable) -> [String] {
    let wanted = table.places.map { Places.steps(of: $0) + [key] }
    let rules = found.filter { found in
      table.has(found.file)
        && wanted.contains {
          Places.match($0, found.steps) || Places.match($0 + ["[]"], found.steps)
        }
    }
    return Set(rules.map(\.rule.code)).sorted()
  }
}

extension KeyTable {
  /// Whether the table is about a file of an app.
  func has(_ name: String) -> Bool {
    let isFeed = AppFile.isInFeeds(name) && name != AppFile.feedIndex.name
    return isFeed ? file.hasSuffix("files of feeds") : file.hasPrefix(name)
  }
}

/// Paths in files and in the document.
enum Places {
  /// Returns the names in a path, with `[]` for an element of a list: `["[]", "styles", "family"]`.
  static func steps(of path: String) -> [String] {
    var steps: [String] = []
    for part in path.dropFirst().split(separator: ".") {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      if let name = pieces.first, !name.isEmpty { steps.append(String(name)) }
      steps += pieces.dropFirst().map {
        $0.hasPrefix("'") ? String($0.dropFirst().dropLast(2)) : "[]"
      }
    }
    return steps
  }

  /// Whether a path of the document is that of a value; `*` is any name.
  static func match(_ pattern: [String], _ steps: [String]) -> Bool {
    pattern.count == steps.count && zip(pattern, steps).allSatisfy { $0 == "*" || $0 == $1 }
  }
}
