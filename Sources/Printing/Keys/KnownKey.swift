import AppLayout
import AppModel
import Texts

/// A key of the files that Riverbed reads, and what `docs/formats.md` says about it.
package struct KnownKey: Hashable, Sendable {
  package let table: KeyTable
  package let row: KeyTable.Row

  /// Every key, in the order of the document.
  package static let all: [KnownKey] = KeyTable.all.flatMap { table in
    table.rows.map { KnownKey(table: table, row: $0) }
  }

  /// The key with its thing: `nav_bar.state`.
  package var fullName: String { "\(table.thing).\(row.key)" }

  /// Returns the keys that a word means: a key, one with its thing, or the end of its path, such as
  /// `hooks.preload_plugins`.
  package static func named(_ word: String) -> [KnownKey] {
    let exact = all.filter { $0.fullName == word }
    return exact.isEmpty ? all.filter { $0.isNamed(word) } : exact
  }

  /// The words that mean one key: its own where no other thing has it, otherwise the full name.
  package static let words: [(word: String, key: KnownKey)] = {
    let names = Dictionary(grouping: all, by: \.row.key)
    return all.map { (names[$0.row.key]?.count == 1 ? $0.row.key : $0.fullName, $0) }
  }()

  private func isNamed(_ word: String) -> Bool {
    row.key == word || table.places.contains { "\($0.steps).\(row.key)".hasSuffix(".\(word)") }
  }
}

extension KnownKey {
  /// What the key does, its values, what applies without it and the rules about it, as paragraphs.
  package var explanation: String {
    let place = "a key of \(table.words), in \(table.file)"
    let paragraphs = [
      ("What it does", row.effect), ("What it can be", row.value),
      ("What applies without it", row.withoutIt),
    ]
    let rules = row.rules.compactMap(Rule.named)
    let listed = rules.isEmpty ? "" : "\nWhich rules are about it\n\(rules.headlines(indent: 2))"
    return "\(row.key)\n\(place.wrapped(indent: 0))"
      + paragraphs.filter { !$1.isEmpty }.map { "\n\($0)\n\($1.wrapped(indent: 2))" }.joined()
      + listed
  }

  /// Returns the explanation of one key, or a list of several.
  package static func explanation(of keys: [KnownKey], named word: String) -> String {
    if keys.count == 1 { return keys[0].explanation }
    let names = keys.map(\.fullName)
    let width = names.map(\.count).max() ?? 0
    let lines = zip(names, keys).map { name, key in
      "  \(name.padded(to: width))  "
        + "\(key.row.effect.shortened(to: TextPage.width - width - 4))\n"
    }
    let example = "'riverbed explain \(names[0])' explains the first one."
    return "\(word)\na key of \(keys.count.of("thing")):\n\n\(lines.joined())\n"
      + example.wrapped(indent: 0)
  }
}

extension [Rule] {
  /// Each code with the first words of its meaning, on a line of its own.
  func headlines(indent: Int) -> String {
    let width = map(\.code.count).max() ?? 0
    let room = TextPage.width - width - 2 - indent
    return map { rule in
      String(repeating: " ", count: indent) + rule.code.padded(to: width)
        + "  \(rule.headline.shortened(to: room))\n"
    }.joined()
  }
}

extension String {
  /// The names in a path, such as `.hooks.preload_plugins` of `$[].hooks.preload_plugins[]`.
  fileprivate var steps: String {
    var (steps, isInside) = ("", false)
    for letter in dropFirst() {
      if letter == "[" { isInside = true }
      if !isInside { steps.append(letter) }
      if letter == "]" { isInside = false }
    }
    return steps
  }
}
