import AppLayout

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

  /// The words that mean one key, its own where no other thing has it, otherwise the full name, and
  /// the names of things; each with what it means.
  package static let words: [(word: String, meaning: String)] = {
    let names = Dictionary(grouping: all, by: \.row.key)
    let keys = all.map { (names[$0.row.key]?.count == 1 ? $0.row.key : $0.fullName, $0.row.effect) }
    let known = Set(keys.map(\.0))
    let things = KeyTable.all.filter { !known.contains($0.thing) }
    return keys + things.map { ($0.thing, "The keys of \($0.owner).") }
  }()

  private func isNamed(_ word: String) -> Bool {
    row.key == word || table.places.contains { "\($0.steps).\(row.key)".hasSuffix(".\(word)") }
  }
}

extension KnownKey {
  /// The things whose keys are inside the value of this one.
  package var things: [KeyTable] {
    tables { place, path in [path, "\(path)[]", "\(path).*"].contains(place) }
  }

  /// Returns the tables of the file with a place that is in a relation to a place of the key.
  private func tables(where isRelated: (String, String) -> Bool) -> [KeyTable] {
    let paths = table.places.map { "\($0).\(row.key)" }
    return KeyTable.all.filter { other in
      other.file == table.file
        && other.places.contains { place in paths.contains { isRelated(place, $0) } }
    }
  }

  /// What the key does, its values, what applies without it, the keys in it, and the rules about it
  /// and about those, as paragraphs.
  package var explanation: String {
    let paragraphs = [
      ("What it does", row.effect), ("What it can be", row.value),
      ("What applies without it", row.withoutIt),
    ]
    let inside = tables { $0 == $1 || $0.hasPrefix("\($1).") || $0.hasPrefix("\($1)[") }
    return "\(row.key)\n\("a key of \(table.owner)".wrapped(indent: 0))"
      + paragraphs.filter { !$1.isEmpty }.map { "\n\($0)\n\($1.wrapped(indent: 2))" }.joined()
      + things.map(\.listedKeys).joined()
      + ([row] + inside.flatMap(\.rows)).listedRules
  }

  /// Returns the explanation of one key, or a list of several.
  package static func explanation(of keys: [KnownKey], named word: String) -> String {
    if keys.count == 1 { return keys[0].explanation }
    let lines = TextPage.lines(keys.map { ($0.fullName, $0.row.effect) }, indent: 2)
    let example = "'riverbed explain \(keys[0].fullName)' explains the first one."
    return "\(word)\na key of \(keys.count.of("thing")):\n\n\(lines)\n"
      + example.wrapped(indent: 0)
  }
}

extension KeyTable {
  /// Returns the thing with a name.
  package static func named(_ word: String) -> KeyTable? { all.first { $0.thing == word } }

  /// What the thing is, its keys and the rules about them.
  package var explanation: String {
    "\(thing)\n\(owner.wrapped(indent: 0))\(listedKeys)\(rows.listedRules)"
  }

  fileprivate var listedKeys: String {
    let keys = rows.map { ("\(thing).\($0.key)", $0.effect) }
    return "\nWhich keys it has\n\(TextPage.lines(keys, indent: 2))"
  }
}

extension [KeyTable.Row] {
  /// The rules about any of the keys, each once, with a heading; empty where there are none.
  fileprivate var listedRules: String {
    let rules = flatMap(\.rules).firstOfEach(\.self).compactMap(Rule.named)
    return rules.isEmpty
      ? ""
      : "\nWhich rules are about it\n"
        + TextPage.lines(rules.map { ($0.code, $0.headline) }, indent: 2)
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
