import EmbeddedFiles
import Texts

/// The keys of one thing in the files of an app, such as a component: a table of `docs/formats.md`.
package struct KeyTable: Hashable, Sendable {
  /// The file, as the heading of its section spells it.
  package let file: String
  /// The name of the thing, which distinguishes its keys from those of others.
  package let thing: String
  /// The thing in words: `a component of a screen`.
  package let words: String
  /// Where the thing is in its file: `$[].ui_components[]`.
  package fileprivate(set) var places: [String] = []
  package fileprivate(set) var rows: [Row] = []

  /// What the table says about a key. Texts are empty where there is nothing to say.
  package struct Row: Hashable, Sendable {
    package let key: String
    package let value: String
    /// The values that it can have, where it is one of a few words.
    package let choices: [String]
    package let withoutIt: String
    package let effect: String
    /// The codes of the rules about the key.
    package let rules: [String]
  }

  /// What has the keys: `a component of a screen, in rivers.json`, or a file itself.
  package var owner: String { words == file ? file : "\(words), in \(file)" }

  /// All tables, in the order of the document.
  package static let all: [KeyTable] = {
    let document = EmbeddedFile.formats_md
    let bytes = UnsafeBufferPointer(start: document.start, count: document.count)
    return tables(in: String(decoding: bytes, as: UTF8.self))
  }()

  /// Reads the tables of a document.
  static func tables(in document: String) -> [KeyTable] {
    var tables: [KeyTable] = []
    var file = ""
    for line in document.split(separator: "\n").map(String.init) {
      if line.hasPrefix("## ") {
        file = line.dropFirst("## ".count).withoutMarks
      } else if line.hasPrefix("### `"), let thing = line.marked.first {
        let words = line.firstRange(of: ": ").map { line[$0.upperBound...] } ?? ""
        tables.append(KeyTable(file: file, thing: thing, words: words.withoutMarks))
      } else if let last = tables.indices.last {
        tables[last].read(line)
      }
    }
    return tables
  }

  private mutating func read(_ line: String) {
    if rows.isEmpty { places += line.marked.filter { $0.hasPrefix("$") } }
    if let row = Row(line) { rows.append(row) }
  }
}

extension KeyTable.Row {
  /// Reads a line of a table; nil for any other line. A bar inside a cell is written as `\|`.
  init?(_ line: String) {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
    let cells = parts.reduce(into: [String]()) { cells, part in
      if let start = cells.last, start.hasSuffix("\\") {
        cells[cells.count - 1] = "\(start.dropLast())|\(part)"
      } else {
        cells.append(String(part))
      }
    }
    guard line.hasPrefix("| `"), cells.count == 7 else { return nil }
    let texts = cells.map { $0.withoutMarks[...].trimmed }.map(String.init)
    (key, value, withoutIt, effect) = (texts[1], texts[2], texts[3], texts[4])
    choices = cells[2].marked
    rules = cells[5].marked
  }
}

extension StringProtocol {
  /// The text without the marks of code.
  fileprivate var withoutMarks: String { String(filter { $0 != "`" }) }

  /// What is marked as code.
  fileprivate var marked: [String] {
    split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
