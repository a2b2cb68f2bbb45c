import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Presentations` {
  private let window = Rect(x: 0, y: 0, width: 375, height: 812)
  private let content = Rect(x: 0, y: 88, width: 375, height: 724)
  private let safeArea = Insets(top: 44, bottom: 34)

  /// Returns the result of presenting from a child of a content controller of the window's root.
  private func presented(_ style: PresentationStyle, contentDefines: Bool = true) -> Presentation {
    Presentation(
      style, from: PresentationHost(name: "child", frame: content),
      in: [
        PresentationHost(name: "content", frame: content, definesContext: contentDefines),
        PresentationHost(name: "root", frame: window),
      ], safeArea: safeArea)
  }

  @Test func `a container that defines a context confines the presentation to its frame`() {
    let result = presented(.overCurrentContext)
    #expect(result.frame == content)
    #expect(result.presenter.name == "content")
    #expect(result.safeArea == Insets(bottom: 34))
    #expect(result.keepsCovered)
  }

  @Test func `the window's root provides the context if nothing else does`() {
    let result = presented(.currentContext, contentDefines: false)
    #expect(result.frame == window && result.presenter.name == "root")
    #expect(!result.keepsCovered)
  }

  @Test(arguments: [(PresentationStyle.fullScreen, false), (.overFullScreen, true)])
  func `full screen covers everything, whichever controller defines a context`(
    style: PresentationStyle, keeps: Bool
  ) {
    let result = presented(style)
    #expect(result.frame == window && result.presenter.name == "root")
    #expect(result.safeArea == safeArea && result.keepsCovered == keeps)
  }

  @Test func `a navigation controller of routes.json provides the context`() throws {
    let routes = """
      {"scenes": [{"id": "tabs", "container": "tab_bar"}, {"id": "stack", "container": "navigation"},
                  {"id": "home"}, {"id": "login"}],
       "segues": [{"from": "tabs", "to": "stack", "kind": "relationship"},
                  {"from": "stack", "to": "home", "kind": "relationship"}],
       "presentations": [{"from": "home", "to": "login", "style": "overCurrentContext"}]}
      """
    let app = try App(components: "", files: ["routes.json": routes])
    let result = try #require(
      app.presentations(on: .wanted("iphone-x"), in: .portrait).first?.result)
    #expect(result.presenter.name == "stack")
  }

  /// Returns the presentations of an app whose scene 0 is inside 1, 1 inside 2, and so on.
  private func presentations(
    of scenes: Int, isCircle: Bool = false, style: String = "fullScreen",
    navigations: Set<Int> = []
  ) throws -> [PresentationOutcome] {
    let list = (0..<scenes).map {
      #"{"id": "s\#($0)"\#(navigations.contains($0) ? #", "container": "navigation""# : "")}"#
    }
    let segues = (0..<(isCircle ? scenes : scenes - 1)).map {
      #"{"from": "s\#(($0 + 1) % scenes)", "to": "s\#($0)", "kind": "embed"}"#
    }
    let presentations = (0..<scenes).map {
      #"{"from": "s\#($0)", "to": "s0", "style": "\#(style)"}"#
    }
    let routes = """
      {"scenes": [\(list.joined(separator: ","))], "segues": [\(segues.joined(separator: ","))],
       "presentations": [\(presentations.joined(separator: ","))]}
      """
    let app = try App(components: "", files: ["routes.json": routes])
    return try app.presentations(on: .wanted("iphone-x"), in: .portrait)
  }

  @Test func `thousands of nested scenes are resolved, all with the same root`() throws {
    let all = try presentations(of: 4000)
    #expect(all.count == 4000)
    #expect(Set(all.map(\.result.presenter.name)) == ["s3999"])
    #expect(all[0].chain == (0..<20).map { "s\($0)" } && all[3999].chain == ["s3999"])
  }

  @Test func `the nearest navigation controller around a scene provides the context`() throws {
    let all = try presentations(of: 6, style: "currentContext", navigations: [2, 4])
    #expect(all.map(\.result.presenter.name) == ["s2", "s2", "s2", "s4", "s4", "s5"])
  }

  @Test func `the root of scenes in a circle is the last one before it closes`()
    throws
  {
    let all = try presentations(of: 4, isCircle: true)
    #expect(all.map(\.result.presenter.name) == ["s3", "s0", "s1", "s2"])
    #expect(all[1].chain == ["s1", "s2", "s3", "s0"])
    let inContext = try presentations(
      of: 4, isCircle: true, style: "currentContext", navigations: [1])
    #expect(inContext.map(\.result.presenter.name) == ["s1", "s1", "s1", "s1"])
  }
}
