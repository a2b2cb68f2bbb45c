import AppModel
import Support
import Testing

@testable import Review

/// Which things of two apps are the same, in what is said and in what is new of their problems.
@Suite struct `Things that correspond` {
  private func pair(_ old: [String: String], _ new: [String: String]) -> ReviewCase {
    let files = { (texts: [String: String]) in
      AppFiles(texts.mapValues { .bytes(Array($0.utf8)) })
    }
    return ReviewCase(old: files(old), new: files(new))
  }

  private func pair(rivers old: String, _ new: String) -> ReviewCase {
    pair(["rivers.json": old], ["rivers.json": new])
  }

  /// Returns how many problems are new, fixed, and on both sides.
  private func changes(of pair: ReviewCase) throws -> [Int] {
    let found = try pair.problemChanges()
    return [found.new.count, found.fixed.count, found.remaining]
  }

  /// A component with an id, a type, and other members.
  private func component(_ id: String, _ type: String, _ rest: String) -> String {
    #"{"id": "\#(id)", "component_type": "\#(type)", \#(rest)}"#
  }

  @Test func `what replaces an entry has its own problems`() throws {
    let app = { (id: String, title: String) in
      #"""
      [{"id": "a", "name": "A", "home": true, "navigations": [{"category": "menu", "nav_items":
        [{"id": "\#(id)", "type": "label", "title": "\#(title)", "data": {"target": "nowhere"}}]}]}]
      """#
    }
    let replaced = pair(rivers: app("1", "Read"), app("2", "Watch"))
    #expect(try replaced.review().causes.map(\.sentence) == ["The menu entry Watch replaces Read"])
    #expect(try changes(of: replaced) == [1, 1, 0])
    #expect(try changes(of: pair(rivers: app("1", "Read"), app("2", "Read"))) == [0, 0, 1])
  }

  /// A screen with a component that leads nowhere.
  private func button(_ id: String, to target: String) -> String {
    #"[{"id": "a", "home": true, "ui_components": ["#
      + component(id, "button", #""title": "Go", "data": {"target": "\#(target)"}"#) + "]}]"
  }

  @Test func `another name of a thing is not that of a thing of another kind`() throws {
    let old = button("x", to: "x")
    #expect(try changes(of: pair(rivers: old, button("y", to: "x"))) == [0, 0, 1])
    #expect(try changes(of: pair(rivers: old, button("y", to: "y"))) == [1, 1, 0])
  }

  @Test func `settings are the same where they are wrapped`() throws {
    let settings = { (rtl: Bool) in #"{"template": "ui_builde", "rtl": \#(rtl)}"# }
    let app = { ["rivers.json": #"[{"id": "a", "home": true}]"#, "settings.json": $0] }
    let wrapped = { #"{"build_params": \#(settings($0))}"# }
    let same = pair(app(settings(false)), app(wrapped(false)))
    for same in [same, same.reversed] {
      #expect(try changes(of: same) == [0, 0, 1])
      #expect(try same.review().edits.isEmpty)
    }
    let edits = try pair(app(settings(false)), app(wrapped(true))).review().edits
    #expect(edits.map(\.kind) == [.changed] && edits[0].path.hasSuffix("rtl"))
  }

  @Test func `white space around a file makes no problem new`() throws {
    let app = button("x", to: "nowhere")
    #expect(try changes(of: pair(rivers: app, "\n" + app + "\n")) == [0, 0, 1])
  }

  /// Two screens that lead to each other.
  private func screens(_ first: String, _ second: String, grid: String = "Shows") -> String {
    #"[{"id": "\#(first)", "name": "A", "home": true, "ui_components": ["#
      + component("l", "list", #""title": "News", "data": {"source": "1"}"#) + ", "
      + component("m", "button", #""title": "More", "data": {"target": "\#(second)"}"#)
      + #"]}, {"id": "\#(second)", "name": "B", "ui_components": ["#
      + component("g", "grid", #""title": "\#(grid)", "data": {"source": "2"}"#) + ", "
      + component("n", "button", #""title": "Back", "data": {"target": "\#(first)"}"#) + "]}]"
  }

  @Test func `screens that have each other's ids are known by what is in them`() throws {
    let swapped = pair(rivers: screens("a", "b"), screens("b", "a"))
    let edited = pair(rivers: screens("a", "b"), screens("b", "a", grid: "Series"))
    let words = "A and B have each other's ids now, and so in 2 references to them"
    for pair in [swapped, swapped.reversed, edited] {
      #expect(try pair.review().causes.map(\.sentence) == [words])
    }
    #expect(try edited.review().edits.count == 5)
  }

  @Test func `two screens of one name are two in the sentence of a move`() throws {
    let list = component("l", "list", #""title": "News", "data": {"source": "1"}"#)
    let button = component("m", "button", #""title": "More", "data": {"target": "a"}"#)
    let app = { (first: String, second: String) in
      #"[{"id": "a", "name": "A", "home": true, "ui_components": [\#(first)]}, "#
        + #"{"id": "b", "name": "A", "ui_components": [\#(second)]}]"#
    }
    let moved = pair(rivers: app("\(list), \(button)", button), app(button, "\(button), \(list)"))
    let said = try moved.review().causes.map(\.sentence)
    #expect(said == ["The list was moved from one A to another"])
  }

  @Test func `inside a screen with another id a thing is replaced as anywhere`() throws {
    let app = { (id: String, component: String) in
      #"""
      [{"id": "a", "home": true}, {"id": "\#(id)", "name": "B", "type": "x", "ui_components": [
        {"id": "h", "component_type": "hero", "data": {"source": "1"}}, \#(component)]}]
      """#
    }
    let grid = component("g", "grid", #""title": "Shows", "data": {"source": "2"}"#)
    let list = component("l", "list", #""title": "News", "data": {"source": "3"}"#)
    let edits = try pair(rivers: app("b", grid), app("c", list)).review().edits
    #expect(edits.map(\.kind) == [.renamed, .changed])
  }
}
