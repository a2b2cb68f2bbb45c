import AppLayout
import AppModel
import Support
import Testing

@testable import Printing

@Suite struct `Keys of files` {
  /// The tables that are written by hand, because only the apps define these files.
  private static let ofTheApps = KeyTable.all.filter(\.isOfTheApps)

  /// What is asked for only next to what only a right value has.
  private static let unseen: Set = ["entry.configuration_json"]

  @Test func `the document has the keys of the schemas and the rules of the fixtures`() throws {
    try Golden(FormatsDocument.path).expect(FormatsDocument().text)
  }

  @Test(arguments: ofTheApps)
  func `the keys of a thing are those that its reader asks for`(table: KeyTable) throws {
    let asked = try AskedKeys(of: table).keys
    let written = Set(table.rows.map(\.key))
    #expect(
      asked.subtracting(written).sorted() == [], "docs/formats.md lacks keys of \(table.thing)")
    let unread = written.subtracting(asked).filter { !Self.unseen.contains("\(table.thing).\($0)") }
    #expect(unread.sorted() == [], "nothing reads keys of \(table.thing) in docs/formats.md")
  }

  @Test(arguments: ofTheApps)
  func `what is an object has a table of its own`(table: KeyTable) throws {
    let places = Set(
      KeyTable.all.filter { $0.file == table.file }.flatMap(\.places)
        .map { Places.steps(of: $0) })
    let shared = ["localizations"]
    let isInside = { (place: String, inner: [String]) in
      places.contains(Places.steps(of: place) + inner)
    }
    for row in table.rows where ["object", "list of objects"].contains(row.value) {
      guard !shared.contains(row.key) else { continue }
      let inner = row.value == "object" ? [row.key] : [row.key, "[]"]
      // What can contain itself has a place for the first time that it does.
      let missing = table.places.filter { !isInside($0, inner) }
      let isNested = table.places.contains {
        Places.steps(of: $0).suffix(inner.count) == inner[...]
      }
      #expect(
        isNested ? missing.count < table.places.count : missing == [],
        "\(table.thing).\(row.key)")
    }
  }

  @Test func `every thing has a name of its own, a place and sentences`() {
    #expect(!Self.ofTheApps.isEmpty && KeyTable.all.count > Self.ofTheApps.count)
    #expect(Set(KeyTable.all.map(\.thing)).count == KeyTable.all.count)
    for table in KeyTable.all {
      #expect(
        !table.places.isEmpty && !table.words.isEmpty && !table.rows.isEmpty, "\(table.thing)")
      for row in table.rows {
        #expect(row.effect.hasSuffix("."), "\(table.thing).\(row.key)")
        #expect(row.rules.allSatisfy { Rule.named($0) != nil })
      }
      #expect(Set(table.rows.map(\.key)).count == table.rows.count, "\(table.thing)")
    }
  }

  @Test func `every row of the document is read, also with bars in its cells`() throws {
    let document = String(decoding: try Fixtures.bytes(FormatsDocument.path), as: UTF8.self)
    let lines = document.split(separator: "\n").filter { $0.hasPrefix("|") }
    let heads = lines.count { $0.hasPrefix("|---") }
    #expect(heads == KeyTable.all.count)
    #expect(lines.count - 2 * heads == KnownKey.all.count)

    let row = KeyTable.Row(#"| `a` | `x\|y`, or text | | Either x\|y or \|. | `no-home` |"#)
    #expect(row?.value == "x|y, or text" && row?.choices == ["x|y"])
    #expect(row?.effect == "Either x|y or |." && row?.rules == ["no-home"])
    #expect(KeyTable.Row("| `a` | x|y | | Either. | |") == nil)
  }

  @Test(arguments: Rule.all)
  func `every rule is about a key, or is known not to be`(rule: Rule) {
    let keys = KnownKey.all.filter { $0.row.rules.contains(rule.code) }
    #expect(keys.isEmpty == RuleKeys.hasNone(rule.code), "\(rule.code): see RuleKeys")
  }

  @Test func `what is said about the keys of rules is needed and names what there is`() throws {
    let places = try RulePlaces()
    for (code, names) in RuleKeys.also {
      #expect(Rule.named(code) != nil, "\(code)")
      for name in names {
        let key = try #require(KnownKey.all.first { $0.fullName == name }, "\(name)")
        let shown = places.shownRules(about: key.row.key, of: key.table)
        #expect(!shown.contains(code), "fixtures show that \(code) is about \(name)")
      }
    }
    let none = RuleKeys.none.values.flatMap(\.self)
    #expect(none.filter { Rule.named($0) == nil } == [] && Set(none).count == none.count)
  }

  @Test(arguments: KnownKey.all)
  func `a key says what applies without it, unless nothing uses it`(key: KnownKey) {
    let isUnused = key.row.effect.hasPrefix("Known")
    #expect(key.row.withoutIt.isEmpty == isUnused, "\(key.fullName)")
  }

  @Test(arguments: KnownKey.all)
  func `the explanation of a key is complete and fits the page`(key: KnownKey) {
    #expect(KnownKey.named(key.fullName) == [key])
    #expect(KnownKey.named(key.row.key).contains(key))
    let lines = key.explanation.split(separator: "\n")
    #expect(lines.filter { $0.count > TextPage.width } == [])
    let words = Set(key.explanation.split { $0 == " " || $0 == "\n" })
    for text in [key.row.effect, key.row.value, key.row.withoutIt] {
      #expect(words.isSuperset(of: text.split(separator: " ")))
    }
    #expect(words.isSuperset(of: key.row.rules.map { $0[...] }))
  }

  @Test func `a key that several things have lists them`() {
    let keys = KnownKey.named("state") + KnownKey.named("type")
    #expect(keys.count > 4)
    let list = KnownKey.explanation(of: keys, named: "type")
    for key in keys { #expect(list.contains("  \(key.fullName) ")) }
    #expect(list.split(separator: "\n").filter { $0.count > TextPage.width } == [])
  }

  @Test(arguments: KeyTable.all)
  func `a thing lists its keys, and so does the key that it is the value of`(table: KeyTable) {
    let text = table.explanation
    #expect(text.hasPrefix("\(table.thing)\n") && !text.contains("a key of"))
    for row in table.rows { #expect(text.contains("  \(table.thing).\(row.key)")) }
    #expect(text.split(separator: "\n").filter { $0.count > TextPage.width } == [])
    for key in KnownKey.all where key.things.contains(table) {
      #expect(key.explanation.contains("  \(table.thing).\(table.rows[0].key)"))
      #expect(Set(table.rows.flatMap(\.rules)).isSubset(of: key.explanation.codes))
    }
  }

  @Test func `the keys of hooks and of what a site leaves out are found from outside`() {
    for (key, thing) in [("hooks", "hooks"), ("lintIgnore", "settled")] {
      #expect(KnownKey.named(key).map { $0.things.map(\.thing) } == [[thing]])
    }
    let codes = KnownKey.named("hooks").map(\.explanation.codes).first ?? []
    #expect(codes.isSuperset(of: ["hook-cycle", "hook-incomplete", "hook-without-plugin"]))
    #expect(KeyTable.named("riverbed")?.explanation.contains("\nriverbed.json\n") == true)
  }

  @Test func `the end of a path is a name`() {
    #expect(KnownKey.named("hooks.preload_plugins").map(\.fullName) == ["hooks.preload_plugins"])
    #expect(KnownKey.named("lintIgnore.rule").map(\.fullName) == ["settled.rule"])
    #expect(KnownKey.named("styles.state").map(\.fullName) == ["nav_bar.state"])
    #expect(KnownKey.named("tyles.state").isEmpty && KnownKey.named("").isEmpty)
  }
}

extension KeyTable {
  /// Whether only the apps define the file, so that the table is written by hand.
  var isOfTheApps: Bool {
    ["rivers", "plugin_", "settings", "AppDefine", "collections"].contains { file.hasPrefix($0) }
  }
}

extension String {
  /// The codes that are at the beginning of lines.
  fileprivate var codes: Set<String> {
    Set(split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) })
  }
}
