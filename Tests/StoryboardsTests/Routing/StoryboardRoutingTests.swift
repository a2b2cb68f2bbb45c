import AppModel
import Support
import Testing

@testable import Storyboards

/// Transitions of storyboards that `routes.json` alone cannot have.
@Suite struct StoryboardRoutingTests {
  private static let prepares =
    #"{"classes": {"A": {"implements_prepare": true}, "#
    + #""B": {"routable": true, "externally_prepared": false}}}"#

  private func storyboard(initial: String, _ objects: String...) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)"><scenes>
    \(objects.map { "<scene><objects>\($0)</objects></scene>\n" }.joined())</scenes></document>
    """
  }

  private func segue(_ kind: String, to destination: String) -> String {
    "<connections><segue destination=\"\(destination)\" kind=\"\(kind)\"/></connections>"
  }

  private func routing(_ files: [String: String]) throws -> Routing {
    try App(components: "", files: files).routing
  }

  private func codes(_ routing: Routing) -> [String] {
    routing.diagnostics.map(\.message.rule.code)
  }

  @Test(arguments: [
    "<tapGestureRecognizer id='t'>SEGUE</tapGestureRecognizer>",
    "<barButtonItem id='t'>SEGUE</barButtonItem>",
    "<view id='t'><subviews><button id='u'>SEGUE</button></subviews></view>",
  ])
  func `the segue of an object in a scene's dock leaves from the scene's controller`(
    object: String
  ) throws {
    let dock = object.replacing("SEGUE", with: segue("presentation", to: "b"))
    let routing = try routing([
      "Main.storyboard": storyboard(
        initial: "a", dock + #"<viewController id="a" customClass="A"/>"#,
        #"<viewController id="b" customClass="B"/>"#),
      "routes.json": Self.prepares,
    ])
    #expect(routing.transitions.map(\.outcome) == [.noRouter, .prepared(by: "A")])
    #expect(routing.transitions.map(\.from) == [nil, 0])
    #expect(codes(routing).isEmpty)
  }

  @Test func `a view in a scene's dock is not shown, and one below the scene's view is`() throws {
    let view = #"<view customClass="B"/>"#
    for (dock, inside, count) in [(view, "", 0), ("", view, 1)] {
      let routing = try routing([
        "Main.storyboard": storyboard(
          initial: "a",
          "<viewController id='a' customClass='A'><view key='view'>\(inside)</view>"
            + "</viewController>\(dock)"),
        "routes.json": Self.prepares,
      ])
      #expect(routing.transitions.count { $0.kind == .view } == count)
    }
  }

  @Test func `a presentation in code has the style of the scene, unless it says its own`() throws {
    let scene = #"<viewController id="b" modalPresentationStyle="formSheet"/>"#
    let routing = try routing([
      "Main.storyboard": storyboard(
        initial: "a", #"<viewController id="a"/>"#, scene, #"<viewController id="c"/>"#),
      "routes.json": """
      {"presentations": [{"from": "a", "to": "b"}, {"from": "a", "to": "c"},
        {"from": "a", "to": "b", "style": "overFullScreen"}]}
      """,
    ])
    #expect(
      routing.transitions.compactMap(\.presentation?.style)
        == [.formSheet, .fullScreen, .overFullScreen])
  }

  @Test func `a segue creates its destination, so it presents neither itself nor its container`()
    throws
  {
    let stack = "<navigationController id='n'>\(segue("relationship", to: "a"))"
    let files = [
      "Main.storyboard": storyboard(
        initial: "n", stack + "</navigationController>",
        "<viewController id='a'>\(segue("presentation", to: "a"))"
          + "\(segue("presentation", to: "n"))</viewController>")
    ]
    #expect(codes(try routing(files)).isEmpty)
    for target in ["a", "n"] {
      let routes = #"{"presentations": [{"from": "a", "to": "\#(target)"}]}"#
      let routing = try routing(files.merging(["routes.json": routes]) { $1 })
      #expect(codes(routing) == ["scene-presents-itself"])
    }
  }

  @Test func `the initial scene of a storyboard that a placeholder leads to has a source`() throws {
    let placeholder = #"<viewControllerPlaceholder id="p" storyboardName="Other"/>"#
    let other = storyboard(initial: "b", #"<viewController id="b" customClass="B"/>"#)
    let led = try routing([
      "Main.storyboard": storyboard(
        initial: "a",
        "<viewController id='a' customClass='A'>\(segue("show", to: "p"))</viewController>",
        placeholder),
      "Other.storyboard": other, "routes.json": Self.prepares,
    ])
    #expect(codes(led).isEmpty)
    #expect(led.transitions.map(\.kind) == [.initial, .segue])
    let alone = try routing([
      "Main.storyboard": storyboard(
        initial: "a", #"<viewController id="a" customClass="A"/>"#, placeholder),
      "Other.storyboard": other, "routes.json": Self.prepares,
    ])
    #expect(codes(alone) == ["route-initial"])
  }

  @Test func `a placeholder that is initial is the scene that it represents`() throws {
    let routing = try routing([
      "Main.storyboard": storyboard(
        initial: "p", #"<viewControllerPlaceholder id="p" storyboardName="Other"/>"#),
      "Other.storyboard": storyboard(initial: "b", #"<viewController id="b" customClass="B"/>"#),
      "routes.json": Self.prepares,
    ])
    #expect(routing.routes.windows.map { routing.name(of: $0.root) } == ["B"])
    #expect(routing.transitions.map(\.scene) == routing.routes.windows.map(\.root))
    #expect(codes(routing) == ["route-initial"])
  }
}
