import AppLayout
import AppModel
import Support
import Testing

@testable import Storyboards

/// What happens to scenes that appear because a storyboard's transition leads to their container.
@Suite struct ContainerRoutingTests {
  private static let classes = """
    {"classes": {"Home": {"implements_prepare": true},
      "Detail": {"routable": true, "externally_prepared": false}, "List": {"routable": true}}}
    """
  private static let iOS = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
  private static let tvOS = "com.apple.InterfaceBuilder.AppleTV.Storyboard"

  /// Returns a scene with segues of kinds to others, each on a line of its own.
  private func scene(
    _ element: String, _ id: String, _ segues: (kind: String, to: String)...
  )
    -> String
  {
    let name = id.prefix(1).uppercased() + id.dropFirst()
    let custom = element == "viewController" ? #" customClass="\#(name)""# : ""
    let lines = segues.map { #"<segue kind="\#($0.kind)" destination="\#($0.to)"/>\#n"# }
    return """
      <scene><objects><\(element) id="\(id)"\(custom)><connections>
      \(lines.joined())</connections></\(element)></objects></scene>

      """
  }

  private func routing(
    type: String = iOS, initial: String, _ scenes: String...,
    others: [String: String] = [:]
  ) throws -> Routing {
    let text =
      "<document type=\"\(type)\" initialViewController=\"\(initial)\"><scenes>\n"
      + scenes.joined() + "</scenes></document>\n"
    let files = ["Main.storyboard": text, "routes.json": Self.classes]
    return try App(components: "", files: files.merging(others) { $1 }).routing
  }

  private func codes(_ routing: Routing) -> [String] {
    routing.diagnostics.map(\.message.rule.code)
  }

  /// Returns the transitions as "from → to via container".
  private func ways(_ routing: Routing) -> [String] {
    routing.transitions.map { transition in
      let name = { (scene: ElementIndex<Scene>?) in scene.map(routing.id) }
      return [
        name(transition.from), "→", name(transition.scene),
        name(transition.via).map { "via \($0)" },
      ].compactMap(\.self).joined(separator: " ")
    }
  }

  @Test func `the root of a presented navigation controller is prepared by what presents it`()
    throws
  {
    let routing = try routing(
      initial: "home", scene("viewController", "home", ("presentation", "stack")),
      scene("navigationController", "stack", ("relationship", "detail")),
      scene("viewController", "detail"))
    #expect(ways(routing) == ["→ home", "home → stack", "home → detail via stack"])
    #expect(routing.transitions.map(\.outcome) == [.noRouter, .noRouter, .prepared(by: "Home")])
    #expect(routing.transitions[1].location == routing.transitions[2].location)
    #expect(routing.transitions[1].presentation != nil)
    #expect(routing.transitions[2].presentation == nil)
    #expect(codes(routing).isEmpty)
  }

  @Test func `a container that performs a segue itself prepares nothing`() throws {
    let routing = try routing(
      initial: "stack", scene("navigationController", "stack", ("presentation", "detail")),
      scene("viewController", "detail"))
    #expect(ways(routing) == ["→ stack", "stack → detail"])
    #expect(codes(routing) == ["route-container"])
  }

  @Test func `the source of a segue without the method is named for what is inside the container`()
    throws
  {
    let routing = try routing(
      initial: "start", scene("viewController", "start", ("presentation", "stack")),
      scene("navigationController", "stack", ("relationship", "detail")),
      scene("viewController", "detail"))
    #expect(codes(routing) == ["route-source"])
    #expect(
      routing.diagnostics.first?.message.text.hasPrefix(
        "'Detail' in 'UINavigationController' is not prepared: 'Start' does not implement") == true)
  }

  @Test func `tabs with stacks and split views bring their scenes in the order of relationships`()
    throws
  {
    let routing = try routing(
      initial: "home", scene("viewController", "home", ("show", "tabs")),
      scene("viewController", "list"), scene("viewController", "detail"),
      scene("navigationController", "stack", ("relationship", "list")),
      scene(
        "tabBarController", "tabs", ("relationship", "split"), ("relationship", "plain"),
        ("relationship", "list")),
      scene("viewController", "plain"),
      scene("splitViewController", "split", ("relationship", "detail"), ("relationship", "stack")))
    #expect(
      ways(routing) == [
        "→ home", "home → tabs", "home → detail via split", "home → list via stack",
      ])
  }

  @Test func `the scenes of an initial container have no source, which is a warning`() throws {
    let routing = try routing(
      initial: "tabs", scene("tabBarController", "tabs", ("relationship", "stack")),
      scene("navigationController", "stack", ("relationship", "detail")),
      scene("viewController", "detail", ("show", "list")), scene("viewController", "list"))
    #expect(ways(routing) == ["→ tabs", "→ detail via stack", "detail → list"])
    #expect(codes(routing) == ["route-initial"])
    #expect(routing.diagnostics.map(\.message.severity) == [.warning])
  }

  @Test
  func `the container that another storyboard begins with has a source where one leads to it`()
    throws
  {
    let other = """
      <document type="\(Self.iOS)" initialViewController="stack"><scenes>
      \(scene("navigationController", "stack", ("relationship", "detail")))
      \(scene("viewController", "detail"))</scenes></document>
      """
    let placeholder =
      "<scene><objects><viewControllerPlaceholder id='p' storyboardName='Other'/></objects></scene>"
    let led = try routing(
      initial: "home", scene("viewController", "home", ("show", "p")), placeholder,
      others: ["Other.storyboard": other])
    #expect(ways(led) == ["→ home", "→ stack", "home → stack", "home → detail via stack"])
    #expect(codes(led).isEmpty)
    let alone = try routing(
      initial: "home", scene("viewController", "home"), others: ["Other.storyboard": other])
    #expect(codes(alone) == ["route-initial"])
  }

  @Test func `a circle of containers ends, and what is in two containers comes with each`() throws {
    let routing = try routing(
      initial: "home", scene("viewController", "home", ("show", "first"), ("show", "second")),
      scene(
        "navigationController", "first", ("relationship", "second"), ("relationship", "detail")),
      scene(
        "navigationController", "second", ("relationship", "first"), ("relationship", "detail")),
      scene("viewController", "detail"))
    #expect(
      ways(routing) == [
        "→ home", "home → first", "home → detail via second", "home → second",
        "home → detail via first",
      ])
  }

  @Test func `what a scene in a container embeds is prepared by that scene, once`() throws {
    let routing = try routing(
      initial: "home", scene("viewController", "home", ("show", "stack")),
      scene("navigationController", "stack", ("relationship", "panel")),
      scene("viewController", "panel", ("embed", "inner")),
      scene("navigationController", "inner", ("relationship", "detail")),
      scene("viewController", "detail"))
    #expect(
      ways(routing) == ["→ home", "home → stack", "panel → inner", "panel → detail via inner"])
    #expect(codes(routing) == ["route-source"])
  }

  @Test func `a place of a child without a kind is a relationship`() throws {
    let routes = """
      {"scenes": [{"id": "home"}, {"id": "stack", "container": "navigation"},
        {"id": "detail", "class": "Detail", "routable": true}],
       "segues": [{"from": "home", "to": "stack", "kind": "show"},
        {"from": "stack", "to": "detail", "relationship": "rootViewController"}]}
      """
    let routing = try App(components: "", files: ["routes.json": routes]).routing
    #expect(ways(routing) == ["home → stack", "home → detail via stack"])
  }

  @Test func `many segues to a container of many scenes do not multiply, and a note says so`()
    throws
  {
    for count in [50, 150, 400] {
      let scenes = (0..<count).map { #"{"id": "s\#($0)", "class": "S", "routable": true}"# }
      let children = (0..<count).map {
        #"{"from": "tabs", "to": "s\#($0)", "kind": "relationship"}"#
      }
      for isFromOne in [false, true] {
        let segues = (0..<count).map {
          #"{"from": "s\#(isFromOne ? 0 : $0)", "to": "tabs", "kind": "show"}"#
        }
        let routes = """
          {"scenes": [{"id": "tabs", "container": "tab_bar"}, \(scenes.joined(separator: ","))],
           "segues": [\((children + segues).joined(separator: ","))]}
          """
        let routing = try App(components: "", files: ["routes.json": routes]).routing
        // What leads from the same scene to the same container is checked once.
        let isCut = count == 400 && !isFromOne
        #expect(routing.transitions.count <= (isFromOne ? 10_000 : 50_000) + 10 * count)
        #expect(routing.transitions.contains(where: \.bringsMore) == isCut)
        #expect(codes(routing).contains("route-brought-scenes") == isCut)
        if count == 50 || count == 150 && !isFromOne {
          #expect(routing.transitions.count == count * (count + 1))
        }
      }
    }
  }

  @Test(arguments: ["modalPresentationStyle", "style"])
  func `a blurred presentation covers the window and keeps what it covers`(key: String) throws {
    let attribute = key == "style" ? "" : #" modalPresentationStyle="blurOverFullScreen""#
    let files = [
      scene("viewController", "home", (#"presentation"\#(attribute) id="p"#, "list")),
      scene("viewController", "list"),
    ].joined()
    let routes = """
      {"presentations": [{"from": "home", "to": "list", "style": "blurOverFullScreen"}]}
      """
    let television = try routing(
      type: Self.tvOS, initial: "home", files,
      others: key == "style" ? ["routes.json": routes] : [:])
    let presentation = try #require(television.transitions.compactMap(\.presentation).last)
    #expect(presentation.style == .blurOverFullScreen && presentation.keepsPresenter)
    let held = HeldDevice(
      try #require(Device.all.first { $0.deviceClass == .tv }), in: .landscape)
    let frame = SceneFrames(television, on: held).frame(of: presentation)
    #expect(frame.form == .covering && frame.frame == held.window.bounds && frame.keepsPresenter)
  }

  @Test func `a popover without an anchor is not a mistake on a TV, where it covers the window`()
    throws
  {
    let files = [
      scene("viewController", "home", ("popoverPresentation", "list")),
      scene("viewController", "list"),
    ].joined()
    #expect(codes(try routing(initial: "home", files)) == ["scene-popover-anchor"])
    let television = try routing(type: Self.tvOS, initial: "home", files)
    #expect(codes(television).isEmpty)
    let presentation = try #require(television.transitions.compactMap(\.presentation).first)
    #expect(presentation.isShown(on: .tv) && !presentation.isShown(on: .ipad))
    #expect(!presentation.keepsPresenter)
    let frames = try SceneFrames(television, on: .wanted("apple-tv-hd", in: .landscape))
    #expect(frames.frame(of: presentation).form == .covering)
  }
}
