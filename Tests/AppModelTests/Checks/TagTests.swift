import Support
import Testing

@testable import AppModel

@Suite struct `Tags of items in several files` {
  private func found(_ items: [String], collections: String = "{}") throws -> [String] {
    var texts = [
      "rivers.json": #"[{"id": "home", "home": true}]"#, "collections.json": collections,
    ]
    texts["feeds/index.json"] =
      "["
      + items.indices.map { #"{"source": "s\#($0)", "file": "f\#($0).json"}"# }
      .joined(separator: ",") + "]"
    for (index, item) in items.enumerated() {
      texts["feeds/f\(index).json"] = #"{"title": "F", "children": [\#(item)]}"#
    }
    return AppReading(texts: texts).diagnostics.filter { $0.rule == .duplicateID }.map(\.line)
  }

  @Test func `two items with one tag are reported at the second`() throws {
    let found = try found([
      #"{"id": "1", "title": "One", "ui_tag": "t"}"#, #"{"id": "2", "ui_tag": "t"}"#,
    ])
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("feeds/f1.json:1:"))
    #expect(found[0].contains("another item, 'One', also has the ui_tag 't'"))
  }

  @Test(arguments: [
    [#"{"id": "1", "ui_tag": "t"}"#, #"{"id": "1", "title": "New", "ui_tag": "t"}"#],
    [#"{"title": "One", "ui_tag": "t"}"#, #"{"title": "One", "ui_tag": "t"}"#],
    [#"{"id": "1", "ui_tag": "t"}"#, #"{"id": "2", "ui_tag": "T"}"#],
  ])
  func `one item in two feeds, and tags that differ, are not reported`(items: [String]) throws {
    #expect(try found(items).isEmpty)
  }

  @Test func `what is inside collections counts, with feeds and with other collections`() throws {
    let collections = """
      {"a": {"id": "a", "children": [{"id": "1", "ui_tag": "t"}]},
       "b": {"id": "b", "children": [{"id": "2", "ui_tag": "t"}]}}
      """
    #expect(try found([], collections: collections).count == 1)
    #expect(try found([#"{"id": "3", "ui_tag": "t"}"#], collections: collections).count == 2)
    #expect(try found([#"{"id": "1", "ui_tag": "t"}"#], collections: collections).count == 1)
  }
}
