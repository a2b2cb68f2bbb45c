import AppLayout
import AppModel
import Support
import Testing

@testable import Printing

@Suite struct `Keys of files` {
  /// The tables that are written by hand, because only the apps define these files.
  private static let ofTheApps = KeyTable.all.filter { table in
    ["rivers", "plugin_", "settings", "AppDefine", "collections"].contains {
      table.file.hasPrefix($0)
    }
  }

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
    for row in table.rows where ["object", "list of objects"].contains(row.value) {
      guard !shared.contains(row.key) else { continue }
      let inner = row.value == "object" ? [row.key] : [row.key, "[]"]
      #expect(
        table.places.contains { places.contains(Places.steps(of: $0) + inner) },
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

  @Test func `the end of a path is a name`() {
    #expect(KnownKey.named("hooks.preload_plugins").map(\.fullName) == ["hooks.preload_plugins"])
    #expect(KnownKey.named("lintIgnore.rule").map(\.fullName) == ["settled.rule"])
    #expect(KnownKey.named("styles.state").map(\.fullName) == ["nav_bar.state"])
    #expect(KnownKey.named("tyles.state").isEmpty && KnownKey.named("").isEmpty)
  }
}
