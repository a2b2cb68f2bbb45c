import AppModel
import Disk
import Support
import Testing

@testable import Site

/// What pages say about other screens beyond what people can tap: it is part of their fingerprints.
@Suite struct NamedTargetTests {
  /// Returns an app whose home leads to a screen with these components, and a screen "c" that has a
  /// name.
  private static func app(_ components: String, naming name: String = "Cat") -> AppFiles {
    let rivers = """
      [{ "id": "home", "name": "Home", "home": true, "ui_components": [
         { "id": "c1", "component_type": "list", "data": { "source": "1", "type": "X", "target": "a" } }] },
       { "id": "a", "name": "A", "ui_components": [\(components)] },
       { "id": "b", "name": "B", "ui_components": [] },
       { "id": "c", "name": "\(name)", "ui_components": [] }]
      """
    return AppFiles(["rivers.json": .bytes(Array(rivers.utf8))])
  }

  @Test(arguments: [
    #"{ "id": "x", "component_type": "list", "data": { "target": "c" } }"#,
    """
    { "id": "x", "component_type": "list", "rules": { "item_limit": "0" },
      "data": { "source": "1", "type": "X", "target": "c" } }
    """,
    """
    { "id": "x", "component_type": "group", "data": { "target": "c" },
      "ui_components": [{ "id": "y", "component_type": "list", "data": { "source": "1", "type": "X" } }] }
    """,
    """
    { "id": "x", "component_type": "list", "data": { "source": "1", "type": "X" },
      "styles": { "header": { "visible": true, "data": { "target": "c" } } } }
    """,
  ])
  func `the name of a target that nothing may lead to is right after a rebuild`(
    component: String
  ) throws {
    let pair = ReviewCase(
      old: Self.app(component), new: Self.app(component, naming: "Dog"))
    let found = try RebuildLaw(pair).kept()
    #expect(found.stale == [] && found.count > 0)
  }

  @Test func `the type of the component that leads to a missing screen is right after a rebuild`()
    throws
  {
    let states = ["list", "grid"].map { type in
      Self.app(
        #"{ "id": "x", "component_type": "\#(type)", "data": { "source": "1", "type": "X", "target": "gone" } }"#
      )
    }
    let found = try RebuildLaw(ReviewCase(old: states[0], new: states[1])).kept()
    #expect(found.stale == [] && found.count > 0)
  }

  @Test(arguments: [("on_top", "overlay"), ("hidden", "overlay"), ("overlay", "on_top")])
  func `links to the next screen choose its bar after a rebuild, where the first device has none`(
    old: String, new: String
  ) throws {
    var contents = try FixtureApp.contents("Apps/newsroom")
    let name = AppFiles(contents).rivers
    let states = try [old, new].map { state in
      guard case .bytes(let bytes)? = contents[name] else { throw Unreadable() }
      let parts = String(decoding: bytes, as: UTF8.self).split(
        separator: "\"name\": \"In depth\"", maxSplits: 1, omittingEmptySubsequences: false)
      let place = try #require(parts.last?.firstRange(of: /"state": *"[a-z_]*"/))
      var text = String(parts[0]) + "\"name\": \"In depth\""
      text += parts[1][..<place.lowerBound] + "\"state\": \"\(state)\""
      text += parts[1][place.upperBound...]
      contents[name] = .bytes(Array(text.utf8))
      return AppFiles(contents)
    }
    let pair = ReviewCase(old: states[0], new: states[1])
    let found = try RebuildLaw(pair, withTelevision: true).kept()
    #expect(found.stale == [] && found.count > 0)
  }

  private struct Unreadable: Error {}
}
