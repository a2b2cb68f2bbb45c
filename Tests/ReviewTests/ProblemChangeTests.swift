import AppModel
import Support
import Testing

@testable import Review

/// Which problems of an app are new, by what they are about.
@Suite struct `New problems` {
  /// Returns a list of screens, of which some have a component that leads nowhere.
  private func screens(
    _ names: [String], broken: Set<String>, component: String = "button", id: String = "b"
  ) -> String {
    let screens = names.map { name in
      """
      {"id": "\(name)", "name": "Screen \(name)", "home": \(name == "s0"), "ui_components": [
        {"id": "\(id)-\(name)", "component_type": "\(component)", "title": "To \(name)",
         "data": {"target": "\(broken.contains(name) ? "nowhere" : "s0")"}}]}
      """
    }
    return "[\(screens.joined(separator: ",\n"))]"
  }

  /// Returns the places of new and fixed problems with a rule.
  private func changes(
    from old: [String: String], to new: [String: String], of rule: String = "unknown-target"
  ) throws -> (new: [String], fixed: [String]) {
    let files = { (texts: [String: String]) in
      AppFiles(texts.mapValues { .bytes(Array($0.utf8)) })
    }
    let found = try ReviewCase(old: files(old), new: files(new)).problemChanges()
    let places = { (problems: [PlacedDiagnostic]) in
      problems.filter { $0.rule.code == rule }.map { "\($0.file) \($0.path ?? "")" }
    }
    return (places(found.new), places(found.fixed))
  }

  private let names = ["s0", "s1", "s2", "s3"]

  @Test func `a problem that one screen loses and another gets is new`() throws {
    let found = try changes(
      from: ["rivers.json": screens(names, broken: ["s0"])],
      to: ["rivers.json": screens(names, broken: ["s1"])])
    #expect(found.new == ["rivers.json $[1].ui_components[0].data.target"])
    #expect(found.fixed == ["rivers.json $[0].ui_components[0].data.target"])
  }

  @Test func `a hint that becomes a warning is new`() throws {
    let screens = screens(names, broken: [], component: "butt")
    let found = try changes(
      from: ["rivers.json": screens],
      to: ["rivers.json": screens, "plugin_configurations.json": "[]"],
      of: "unknown-component-type")
    #expect(found.new.count == 4 && found.fixed.count == 4)
  }

  @Test func `of problems that are only counted, one more is one new problem`() throws {
    let many = (0..<1501).map { "s\($0)" }
    let found = try changes(
      from: ["rivers.json": screens(many, broken: Set(many.dropLast()))],
      to: ["rivers.json": screens(many, broken: Set(many))])
    #expect(found.new.count == 1 && found.fixed.isEmpty)
  }

  @Test func `components without ids are distinguished by what they are`() throws {
    let list = { (broken: [Bool]) in
      let components = broken.enumerated().map { number, isBroken in
        """
        {"component_type": "button", "data": {"source": "1"}, "styles": {"family": "F\(number)"},
         "zzz\(isBroken ? "" : "y")": 1}
        """
      }
      let all = components.joined(separator: ", ")
      return ["rivers.json": #"[{"id": "a", "home": true, "ui_components": [\#(all)]}]"#]
    }
    let found = try changes(from: list([true, false]), to: list([false, true]), of: "unknown-key")
    #expect(found.new.count == 2 && found.fixed.count == 2)
    let same = try changes(from: list([true, false]), to: list([true, false]), of: "unknown-key")
    #expect(same.new.isEmpty && same.fixed.isEmpty)
  }

  @Test(arguments: [(["s1"], "t1"), (["s0", "s1", "s2", "s3"], "t")])
  func `other ids make no problem new`(renamed: [String], by prefix: String) throws {
    let old = screens(names, broken: ["s1", "s2"])
    var new = old
    for name in renamed {
      new = new.replacing("\"\(name)\"", with: "\"\(prefix)-\(name)\"")
        .replacing("\"b-\(name)\"", with: "\"\(prefix)-b-\(name)\"")
    }
    #expect(new != old)
    for (old, new) in [(old, new), (new, old)] {
      let found = try changes(from: ["rivers.json": old], to: ["rivers.json": new])
      #expect(found.new.isEmpty && found.fixed.isEmpty)
    }
    // A title may change at the same time.
    let titled = new.replacing("To s2", with: "Onward")
    let found = try changes(from: ["rivers.json": old], to: ["rivers.json": titled])
    #expect(found.new.isEmpty && found.fixed.isEmpty)
  }

  @Test func `another id of a component on one screen makes no problem of another screen new`()
    throws
  {
    let app = { (id: String) in
      """
      [{"id": "a", "name": "A", "home": true, "ui_components": [
        {"id": "\(id)", "component_type": "list"}]},
       {"id": "b", "name": "B", "ui_components": [
        {"id": "c", "component_type": "list"}, {"id": "c", "component_type": "grid"}]}]
      """
    }
    let code = "duplicate-id"
    #expect(
      try !changes(from: ["rivers.json": "[]"], to: ["rivers.json": app("c")], of: code).new.isEmpty
    )
    let found = try changes(
      from: ["rivers.json": app("c")], to: ["rivers.json": app("d")], of: code)
    #expect(found.new.isEmpty && found.fixed.isEmpty)
  }

  @Test func `screens in a list and in an object around it have the same problems`() throws {
    let old = screens(names, broken: ["s1", "s2"])
    let new = #"{"screens": \#(old)}"#
    for (old, new) in [(old, new), (new, old)] {
      let found = try changes(from: ["rivers.json": old], to: ["rivers.json": new])
      #expect(found.new.isEmpty && found.fixed.isEmpty)
    }
  }

  @Test func `a message with the id of a renamed screen is the same`() throws {
    let app = { (id: String) in
      [
        "rivers.json": """
        [{"id": "a", "name": "A", "home": true}, {"id": "\(id)", "name": "B", "type": "x"},
         {"id": "\(id)", "name": "C"}]
        """
      ]
    }
    let code = "duplicate-id"
    let before = try changes(from: ["rivers.json": "[]"], to: app("b"), of: code)
    try #require(!before.new.isEmpty)
    let found = try changes(from: app("b"), to: app("other"), of: code)
    #expect(found.new.isEmpty && found.fixed.isEmpty)
  }

  @Test func `what moves to another screen or into a group takes its problem along`() throws {
    let button = #"{"id": "x", "component_type": "button", "data": {"target": "nowhere"}}"#
    let app = { (first: String, second: String) in
      [
        "rivers.json": #"""
        [{"id": "a", "home": true, "ui_components": [\#(first)]},
         {"id": "b", "ui_components": [\#(second)]}]
        """#
      ]
    }
    let group = #"{"id": "g", "component_type": "group", "ui_components": [\#(button)]}"#
    for moved in [app("", button), app(group, ""), app("", group)] {
      let found = try changes(from: app(button, ""), to: moved)
      #expect(found.new.isEmpty && found.fixed.isEmpty)
    }
    let copied = try changes(from: app(button, ""), to: app(button, button))
    #expect(copied.new.count == 1 && copied.fixed.isEmpty)
  }

  @Test func `a file with another name has no new problems`() throws {
    let broken = screens(names, broken: ["s1"])
    let feed = #"{"type": {"value": "feed"}, "entry": [{"id": 7}, {"id": {}}]}"#
    let app = { (rivers: String, name: String) in
      [
        rivers: broken, "feeds/\(name)": feed,
        "feeds/index.json": #"[{"source": "1", "file": "\#(name)"}]"#,
      ]
    }
    let found = try ["unknown-target", "wrong-type"].map {
      try changes(from: app("rivers.json", "a.json"), to: app("layout.json", "b.json"), of: $0)
    }
    #expect(found.allSatisfy { $0.new.isEmpty && $0.fixed.isEmpty })
    let all = try changes(
      from: ["rivers.json": "[]"], to: app("rivers.json", "a.json"), of: "wrong-type")
    #expect(all.new.contains { $0.hasPrefix("feeds/a.json") })
  }

  @Test func `a storyboard's problems are known by the ids of its elements`() throws {
    let board = { (lines: [String]) in
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch" initialViewController="a">
      <scenes>
      <scene sceneID="s">
      <objects>
      <viewController id="a" customClass="A">
      <connections>
      \(lines.joined(separator: "\n"))
      </connections>
      </viewController>
      </objects>
      </scene>
      </scenes>
      </document>
      """
    }
    let segue = { (id: String, end: String) in
      #"<segue id="\#(id)" kind="show" destination="\#(end)"/>"#
    }
    let app = { (lines: [String]) in
      ["rivers.json": #"[{"id": "h", "home": true}]"#, "Main.storyboard": board(lines)]
    }
    let old = app([segue("1", "gone"), segue("2", "a")])
    let found = try changes(
      from: old, to: app([segue("0", "a"), segue("1", "gone"), segue("2", "a")]),
      of: "unknown-scene")
    #expect(found.new.isEmpty && found.fixed.isEmpty)
    let swapped = try changes(
      from: old, to: app([segue("1", "a"), segue("2", "gone")]), of: "unknown-scene")
    #expect(swapped.new.count == 1 && swapped.fixed.count == 1)
  }
}
