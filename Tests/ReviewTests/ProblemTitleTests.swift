import AppModel
import Support
import Testing
import Wireframe

@testable import Review

/// Problems whose messages have the titles of things: what is only called something else has none
/// that are new.
@Suite struct `Titles in problems` {
  /// Returns how many problems with a rule are new, fixed, and on both sides.
  private func changes(
    from old: [String: String], to new: [String: String], of rule: String
  ) throws -> (new: Int, fixed: Int, remaining: Int) {
    let files = { (texts: [String: String]) in
      AppFiles(texts.mapValues { .bytes(Array($0.utf8)) })
    }
    let review = ReviewCase(old: files(old), new: files(new))
    let (before, after) = (try review.side(review.old), try review.side(review.new))
    let edits = EditList(from: before.files, to: after.files, reading: after.reading)
    let problems = { (side: ReviewedApp) in
      side.reading.diagnostics(with: side.app.lint).filter { $0.rule.code == rule }
    }
    let found = ProblemChanges(
      from: problems(before), in: before.files, to: problems(after), in: after.files, edits: edits)
    return (found.new.count, found.fixed.count, found.remaining)
  }

  /// An app in which a screen has a title, and the rule whose message has it.
  struct Example: Sendable, CustomTestStringConvertible {
    let rule: String
    let rivers: @Sendable (String) -> String
    var riverbed = "{}"

    var testDescription: String { rule }

    func files(_ title: String) -> [String: String] {
      ["rivers.json": rivers(title), "riverbed.json": riverbed]
    }
  }

  private static let examples = [
    // The title of another screen.
    Example(rule: "second-home") {
      #"[{"id": "a", "name": "\#($0)", "home": true}, {"id": "b", "name": "B", "home": true}]"#
    },
    // Of the one that it is about.
    Example(rule: "unreachable-screen") {
      #"[{"id": "a", "name": "A", "home": true}, {"id": "b", "name": "\#($0)"}]"#
    },
    // Of one without an id, which is known by its title in paths.
    Example(rule: "no-home") { #"[{"name": "\#($0)"}, {"id": "b", "name": "B"}]"# },
    Example(rule: "missing-id") {
      #"[{"id": "a", "name": "A", "home": true}, {"name": "\#($0)"}]"#
    },
    // Of several, in an error.
    Example(rule: "hook-cycle") { title in
      let hook = { (screen: String) in
        #""hooks": {"preload_plugins": [{"identifier": "x", "type": "x", "screen_id": "\#(screen)"}]}"#
      }
      return """
        [{"id": "a", "name": "\(title)", "home": true, \(hook("b"))},
         {"id": "b", "name": "B", \(hook("a"))}]
        """
    },
    Example(
      rule: "journey-broken",
      rivers: { #"[{"id": "a", "name": "A", "home": true}, {"id": "b", "name": "\#($0)"}]"# },
      riverbed: #"{"journeys": [{"name": "To B", "from": "a", "to": "b"}]}"#),
  ]

  @Test(arguments: examples)
  func `another title makes no problem new`(example: Example) throws {
    let (old, new) = (example.files("Before"), example.files("After"))
    for (old, new) in [(old, new), (new, old)] {
      let found = try changes(from: old, to: new, of: example.rule)
      #expect(found == (0, 0, 1))
    }
  }

  @Test func `another thing with the same title makes a problem new`() throws {
    let app = { (home: String) in
      let marked = { (id: String) in home == id ? #", "home": true"# : "" }
      return [
        "rivers.json": """
        [{"id": "a", "name": "Same"\(marked("a"))}, {"id": "c", "name": "Same"\(marked("c"))},
         {"id": "b", "name": "B", "home": true}]
        """
      ]
    }
    let found = try changes(from: app("a"), to: app("c"), of: "second-home")
    #expect(found == (1, 1, 0))
  }

  @Test func `another name of a journey makes no problem new`() throws {
    let app = { (name: String) in
      [
        "rivers.json": #"[{"id": "a", "home": true}, {"id": "b"}]"#,
        "riverbed.json": #"{"journeys": [{"name": "\#(name)", "from": "a", "to": "b"}]}"#,
      ]
    }
    let found = try changes(from: app("Watch"), to: app("Read"), of: "journey-broken")
    #expect(found == (0, 0, 1))
  }
}
