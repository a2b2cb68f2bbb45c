import Support
import Testing

@testable import AppModel
@testable import Storyboards

/// What is read from storyboards, and what is not a mistake in them.
@Suite struct StoryboardTests {
  private static let head = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    targetRuntime="iOS.CocoaTouch"
    """

  private func storyboard(_ attributes: String, _ objects: String...) -> String {
    let scenes = objects.map { "<scene><objects>\n\($0)\n</objects></scene>\n" }
    return "\(Self.head) \(attributes)>\n<scenes>\n\(scenes.joined())</scenes>\n</document>\n"
  }

  /// Reads an app with some files; only notes may be reported.
  private func routes(_ files: [String: String]) throws -> Routes {
    let screens = ["rivers.json": #"[{"id": "home", "name": "Home", "home": true}]"#]
    let reading = AppReading(texts: screens.merging(files) { first, _ in first })
    #expect(reading.diagnostics.filter { $0.severity > .note }.map(\.line) == [])
    return try #require(reading.app).routes
  }

  @Test func `a launch screen without segues is fine, and so are unknown elements`() throws {
    let text = storyboard(
      #"launchScreen="YES" initialViewController="a""#,
      "<viewController id=\"a\"><future key=\"x\"/></viewController>\n<strange id=\"a\"/>")
    let routes = try routes(["Launch.storyboard": text])
    #expect(routes.scenes.map(\.controllerClass) == ["UIViewController"])
    #expect(routes.storyboards.map(\.isLaunchScreen) == [true])
  }

  @Test func `two storyboards may use the same ids`() throws {
    let text = storyboard(
      #"initialViewController="a""#,
      #"<viewController id="a"><connections><segue destination="b" kind="show"/></connections>"#
        + "</viewController>", #"<viewController id="b"/>"#)
    let routes = try routes(["A.storyboard": text, "B.storyboard": text])
    #expect(routes.segues.map(\.source?.index) == [0, 2])
    #expect(routes.segues.map(\.target?.index) == [1, 3])
  }

  @Test func `a placeholder is the scene of the other storyboard`() throws {
    let first = storyboard(
      #"initialViewController="a""#,
      #"<viewController id="a"><connections><segue destination="p" kind="show"/>"#
        + #"<segue destination="q" kind="show"/></connections></viewController>"#,
      #"<viewControllerPlaceholder id="p" storyboardName="B" referencedIdentifier="more"/>"#,
      #"<viewControllerPlaceholder id="q" storyboardName="B"/>"#)
    let second = storyboard(
      #"initialViewController="x""#, #"<viewController id="x" customClass="X"/>"#,
      #"<viewController id="y" storyboardIdentifier="more" customClass="Y"/>"#)
    let routes = try routes(["A.storyboard": first, "B.storyboard": second])
    let classes = routes.segues.map { $0.target.flatMap { routes.scenes[$0].className } }
    #expect(classes == ["Y", "X"])
  }

  @Test func `dots are part of a storyboard's name`() throws {
    let first = storyboard(
      #"initialViewController="a""#,
      #"<viewController id="a"><connections><segue destination="p" kind="show"/></connections>"#
        + "</viewController>",
      #"<viewControllerPlaceholder id="p" storyboardName="Main.iPad"/>"#)
    let second = storyboard(
      #"initialViewController="x""#, #"<viewController id="x" customClass="X"/>"#)
    let routes = try routes(["Main.storyboard": first, "Main.iPad.storyboard": second])
    #expect(routes.segues.map { $0.target.flatMap { routes.scenes[$0].className } } == ["X"])
    #expect(routes.storyboards.map(\.isMain) == [false, true])
    #expect(routes.windows.map { routes.scenes[$0.root].id?.value } == ["a"])
  }

  @Test func `a storyboard that is listed under two spellings is read once`() throws {
    let text = storyboard(#"initialViewController="a""#, #"<viewController id="a"/>"#)
    let reading = AppReading(texts: [
      "rivers.json": #"[{"id": "home", "name": "Home", "home": true}]"#,
      "A.storyboard": text, "./A.storyboard": text, ".//A.storyboard": text,
      "routes.json": #"{"storyboards": ["./A.storyboard", "A.storyboard", ".//A.storyboard"]}"#,
    ])
    #expect(try #require(reading.app).routes.storyboards.map(\.file) == ["./A.storyboard"])
    #expect(reading.diagnostics.count { $0.rule == .shadowedFile } == 2)
  }

  @Test func `only a kind of segue that is almost a known one is reported`() throws {
    for word in SegueKind.words where word != "custom" {
      #expect(SegueKind(word) != .custom, "\(word)")
    }
    for (kind, isReported) in [
      ("custom", false), ("Custom", false), ("costum", false), ("MySegue", false),
      ("Slow", false), ("Presenter", false), ("slide_from_left", false), ("", false),
      ("show", false), ("Show", true), ("rootViewControler", true), ("show_detail", true),
    ] {
      let reading = AppReading(texts: [
        "rivers.json": #"[{"id": "home", "name": "Home", "home": true}]"#,
        "routes.json": """
        {"scenes": [{"id": "a"}, {"id": "b"}],
         "segues": [{"from": "a", "to": "b", "kind": "\(kind)"}]}
        """,
      ])
      #expect(reading.diagnostics.contains { $0.rule == .routeWord } == isReported, "\(kind)")
    }
  }

  @Test func `routes.json describes scenes of storyboards, and its entry wins over the class`()
    throws
  {
    let text = storyboard(
      #"initialViewController="a""#, #"<viewController id="a" customClass="A"/>"#,
      #"<viewController id="b" storyboardIdentifier="other" customClass="A"/>"#)
    let routes = try routes([
      "A.storyboard": text,
      "routes.json": """
      {"classes": {"A": {"routable": true, "externally_prepared": false}},
       "scenes": [{"id": "other", "externally_prepared": true}],
       "presentations": [{"from": "a", "to": "other", "with_router": true}]}
      """,
    ])
    #expect(routes.scenes.map(\.facts.isRoutable) == [true, true])
    #expect(routes.scenes.map(\.facts.isPreparedOutside) == [false, true])
    #expect(routes.presentations.map(\.target?.index) == [1])
  }

  @Test func `only the storyboards that routes.json lists are read`() throws {
    let text = storyboard(#"initialViewController="a""#, #"<viewController id="a"/>"#)
    let routes = try routes([
      "A.storyboard": text, "B.storyboard": "not XML",
      "routes.json": #"{"storyboards": ["A.storyboard"]}"#,
    ])
    #expect(routes.storyboards.map(\.file) == ["A.storyboard"])
  }

  @Test func `routes.json may say which scene is initial where the storyboard does not`() throws {
    let text = storyboard("", #"<viewController id="a" storyboardIdentifier="home"/>"#)
    for (name, isReported) in [("a", false), ("home", false), ("other", true)] {
      let routes = #"{"scenes": [{"id": "\#(name)", "initial": true}]}"#
      let screens = #"[{"id": "home", "name": "Home", "home": true}]"#
      let reading = AppReading(
        texts: ["rivers.json": screens, "A.storyboard": text, "routes.json": routes])
      let codes = reading.diagnostics.map(\.message.rule.code)
      #expect(codes.contains("storyboard-initial") == isReported)
    }
  }

  @Test func `a storyboard that is not read is known by its name`() throws {
    let text = storyboard(#"initialViewController="a""#, #"<viewController id="a"/>"#)
    let screens = #"[{"id": "home", "name": "Home", "home": true}]"#
    let other = text.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
    let reading = AppReading(
      texts: [
        "rivers.json": screens, "A.storyboard": text, "B.storyboard": other, "C.storyboard": "<",
      ])
    #expect(try #require(reading.app).routes.unread == ["B.storyboard", "C.storyboard"])
  }

  @Test func `fifteen thousand scenes as Interface Builder writes them have room`() {
    let scene = """
                  <objects>
                      <viewController id="aBc-dE-fGh" customClass="C" sceneMemberID="controller">
                          <view key="view" contentMode="scaleToFill" id="aBc-dE-fGi">
                              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                              <color key="backgroundColor" white="1" colorSpace="calibratedWhite"/>
                          </view>
                      </viewController>
                  </objects>
                  <point key="canvasLocation" x="-856" y="-330"/>

      """
    let nodes = scene.count { $0 == "=" } + scene.split(separator: "<").count
    #expect(scene.utf8.count / nodes < 40)
    #expect(ElementBudget.xmlNodes(fileSize: 15_000 * scene.utf8.count) > 15_000 * nodes)
  }
}
