import AppModel
import Support
import Testing

@testable import Review

/// Edits and boxes are of the same things, whatever these are known by.
@Suite struct `Paths of edits and boxes` {
  /// An app whose screen has two lists without ids, and a bar with one.
  private func app(limits: (Int, Int), bar color: String) -> AppFiles {
    let lists = [limits.0, limits.1].enumerated().map { place, limit in
      let data = #""data": {"source": "s\#(place)"}, "rules": {"item_limit": \#(limit)}"#
      return #"{"component_type": "list", \#(data)}"#
    }.joined(separator: ",")
    let settings = #"{"template": "ui_builder", "ui_builder_navigation_bar_api": true}"#
    return AppFiles([
      "settings.json": .bytes(Array(settings.utf8)),
      "rivers.json": .bytes(
        Array(
          """
          [{"id": "home", "name": "Home", "home": true, "ui_components": [\(lists)],
            "navigations": [{"id": "bar-1", "category": "nav_bar", "styles": {"state": "on_top",
              "background_color": "\(color)"}}]}]
          """.utf8)),
    ])
  }

  @Test func `a cause names what its edits are of, with an id or without one`() throws {
    let review = try ReviewCase(
      old: app(limits: (3, 2), bar: "#FF112233"), new: app(limits: (2, 1), bar: "#FF332211"),
      themes: ["brand"]
    ).review(on: ["iphone-se-1"])
    let paths = review.causes.map { $0.edits.map(\.path) }
    #expect(
      Set(paths) == [
        ["rivers.json#home/ui_components/list:s0/rules/item_limit"],
        ["rivers.json#home/ui_components/list:s1/rules/item_limit"],
        ["rivers.json#home/navigations/nav_bar/styles/background_color"],
      ])
    for (place, cause) in review.causes.enumerated() {
      let edited = EditedPaths(cause.edits)
      for (other, cause) in review.causes.enumerated() {
        for finding in cause.findings {
          #expect(edited.touch(review.findings[finding]) == (place == other), "\(paths[place])")
        }
      }
    }
  }

  @Test func `what an edit is of has its path on both sides`() throws {
    let old = app(limits: (3, 2), bar: "#FF112233")
    var contents = ["settings.json": old["settings.json"], "rivers.json": old["rivers.json"]]
      .compactMapValues(\.self)
    let text = String(decoding: try #require(contents["rivers.json"]?.bytes), as: UTF8.self)
    contents["rivers.json"] = .bytes(
      Array(
        text.replacing(#""bar-1""#, with: #""bar-2""#).replacing(#""s0""#, with: #""s2""#)
          .replacing(#""item_limit": 3"#, with: #""item_limit": 1"#).utf8))
    let new = AppFiles(contents)
    let edits = EditList(from: old, to: new, reading: AppReading(new)).edits
    #expect(edits.contains { $0.path == "rivers.json#home/navigations/nav_bar" })
    for edit in edits {
      #expect(!edit.path.contains("bar-") && !edit.formerPath.contains("bar-"))
      #expect(!edit.path.contains("%20") && !edit.formerPath.contains("%20"))
    }
    #expect(edits.contains { $0.formerPath.hasPrefix("rivers.json#home/ui_components/list:s0") })
    #expect(edits.contains { $0.path.hasPrefix("rivers.json#home/ui_components/list:s2") })
  }
}
