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
    let tables = KeyTable.tables(in: text)
    text = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("### `") { table += 1 }
      guard let row = KeyTable.Row(String(line)), table >= 0 else { return String(line) }
      let rules = places.rules(about: row.key, of: tables[table])
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropLast(2)
      let last = rules.isEmpty ? " |" : " \(rules.map { "`\($0)`" }.joined(separator: ", ")) |"
      return cells.joined(separator: "|") + "|" + last
    }.joined(separator: "\n")
  }
}

/// Where the goldens of mistakes report rules.
struct RulePlaces {
  private var found: Set<Found> = []

  /// A rule and a place that it is about.
  private struct Found: Hashable {
    let code: String
    let file: String
    let steps: [String]
  }

  /// The fixtures whose goldens have diagnostics with their paths.
  private static let folders = ["Mistakes", "Lint", "Routing", "Accepted"]

  init() throws {
    let line = /^([^:]+):\d+:\d+: .*\[([a-z-]+)\] (\$.*)$/.anchorsMatchLineEndings()
    for folder in Self.folders {
      for name in try Fixtures.names(in: folder, endingIn: "txt") {
        let golden = String(decoding: try Fixtures.bytes("\(folder)/\(name)"), as: UTF8.self)
        for match in golden.matches(of: line) where !RuleKeys.hasNone(String(match.2)) {
          found.insert(
            Found(
              code: String(match.2), file: String(match.1),
              steps: Places.steps(of: String(match.3))))
        }
      }
    }
  }

  /// The codes of the rules that are about a key: those that `RuleKeys` says besides what fixtures
  /// show.
  func rules(about key: String, of table: KeyTable) -> [String] {
    shownRules(about: key, of: table)
      .union(RuleKeys.also.filter { $1.contains("\(table.thing).\(key)") }.keys).sorted()
  }

  /// The codes of the rules that fixtures report about a key, or an element of its list.
  func shownRules(about key: String, of table: KeyTable) -> Set<String> {
    let wanted = table.places.map { Places.steps(of: $0) + [key] }
    let shown = found.filter { found in
      table.has(found.file)
        && wanted.contains {
          Places.match($0, found.steps) || Places.match($0 + ["[]"], found.steps)
        }
    }
    return Set(shown.map(\.code))
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
