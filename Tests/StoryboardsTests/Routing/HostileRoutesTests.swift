import AppLayout
import AppModel
import Support
import Testing

@testable import Storyboards

/// Routes that no one would write: long chains, circles, and very many of everything.
@Suite struct HostileRoutesTests {
  private static let count = 4000

  /// Returns the routing of scenes, each with a segue of a kind to the next one.
  private func routing(
    _ kind: String, isCircle: Bool = false, others: String = "", presentations: String = ""
  ) throws -> Routing {
    let count = Self.count
    let scenes = (0..<count).map { #"{"id": "s\#($0)", "class": "C\#($0)"}"# }
    let segues = (0..<(isCircle ? count : count - 1)).map {
      #"{"from": "s\#($0)", "to": "s\#(($0 + 1) % count)", "kind": "\#(kind)"}"#
    }
    let routes = """
      {"scenes": [\(scenes.joined(separator: ","))],
       "segues": [\(segues.joined(separator: ","))\(others)], "presentations": [\(presentations)]}
      """
    return try App(components: "", files: ["routes.json": routes]).routing
  }

  @Test func `thousands of nested scenes have one root and are inside each other`() throws {
    let routing = try routing("embed")
    #expect(routing.diagnostics.isEmpty)
    #expect(Set(routing.tree.outermost.values) == [0])
    #expect(routing.tree.contains(0, ElementIndex(Self.count - 1)))
    #expect(!routing.tree.contains(ElementIndex(Self.count - 1), 0))
  }

  @Test func `a circle of thousands of containers is cut once and reported once`() throws {
    let routing = try routing("embed", isCircle: true)
    #expect(routing.diagnostics.map(\.message.rule.code) == ["scene-circle"])
    #expect(routing.tree.forest.closing.count == 1)
    #expect(Set(routing.tree.outermost.values).count == 1)
  }

  @Test func `a circle of segues is not a mistake`() throws {
    let routing = try routing("show", isCircle: true)
    #expect(routing.diagnostics.isEmpty)
    #expect(routing.transitions.count == Self.count)
  }

  @Test func `a circle of presentations is reported once`() throws {
    let presentations = (0..<Self.count).map {
      #"{"from": "s\#($0)", "to": "s\#(($0 + 1) % Self.count)"}"#
    }
    let routing = try routing("show", presentations: presentations.joined(separator: ","))
    #expect(routing.diagnostics.map(\.message.rule.code) == ["scene-covered"])
    let frames = try SceneFrames(routing, on: .wanted("iphone-x", in: .portrait))
    let all = routing.transitions.compactMap(\.presentation)
    #expect(Set(all.map { frames.frame(of: $0).frame.width }) == [375])
  }

  @Test func `unwinding from everywhere to everywhere ends, and says where it is not checked`()
    throws
  {
    let unwinds = (0..<Self.count).map {
      #",{"from": "s\#($0)", "to": "s\#($0 * 7 % Self.count)", "kind": "unwind"}"#
    }
    let routing = try routing("show", others: unwinds.joined())
    let found = routing.diagnostics.filter { $0.message.rule.code == "scene-unwind" }
    #expect(found.contains { $0.message.severity == .error })
    #expect(found.contains { $0.message.text.contains("not checked") })
  }

  @Test func `the scenes in a nest of thousands of containers are counted`() throws {
    let scenes = (0..<Self.count).map {
      #"{"id": "s\#($0)", "container": "navigation"}"#
    }
    let segues = (1..<Self.count).map {
      #"{"from": "s\#($0 - 1)", "to": "s\#($0)", "kind": "relationship"}"#
    }
    let routes =
      #"{"scenes": [\#(scenes.joined(separator: ","))], "segues": [\#(segues.joined(separator: ","))]}"#
    let routing = try App(components: "", files: ["routes.json": routes]).routing
    #expect(routing.sceneCount(in: 0) == Self.count)
    #expect(routing.sceneCount(in: ElementIndex(Self.count - 1)) == 1)
  }
}
