import Support
import Testing

@testable import AppModel
@testable import Storyboards

/// Which scene a window shows first, and whether it is clear which one it is.
@Suite struct StoryboardWindowTests {
  private static let iOS = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
  private static let tvOS = "com.apple.InterfaceBuilder.AppleTV.Storyboard"

  /// Returns a storyboard with one scene, which has the class `id` in capitals.
  private func storyboard(
    _ id: String, type: String = iOS, initial: String? = nil, launchScreen: Bool = false
  ) -> String {
    """
    <document type="\(type)" initialViewController="\(initial ?? id)" \
    launchScreen="\(launchScreen ? "YES" : "NO")"><scenes><scene><objects>
    <viewController id="\(id)" storyboardIdentifier="\(id)" customClass="\(id.uppercased())"/>
    <viewControllerPlaceholder id="p" storyboardName="Other"/>
    </objects></scene></scenes></document>
    """
  }

  /// Reads an app, and returns its windows and the notes about them.
  private func windows(
    _ files: [String: String]
  ) throws -> (roots: [String], notes: [String]) {
    let screens = ["rivers.json": #"[{"id": "home", "name": "Home", "home": true}]"#]
    let reading = AppReading(texts: screens.merging(files) { first, _ in first })
    let routes = try #require(reading.app).routes
    return (
      routes.windows.map {
        "\($0.system.rawValue) \(routes.scenes[$0.root].controllerClass ?? "")"
      },
      reading.diagnostics.filter { $0.rule == .severalInitialScenes }.map(\.message.text)
    )
  }

  @Test func `it is clear what is shown where one storyboard is named Main`() throws {
    let (roots, notes) = try windows([
      "Extra.storyboard": storyboard("x"), "Main.storyboard": storyboard("a"),
      "Zoo.storyboard": storyboard("z"),
    ])
    #expect(roots == ["iOS A"])
    #expect(notes.isEmpty)
  }

  @Test func `it is clear what is shown where the others are a launch screen or for TVs`() throws {
    let (roots, notes) = try windows([
      "App.storyboard": storyboard("a"),
      "Launch.storyboard": storyboard("l", launchScreen: true),
      "Television.storyboard": storyboard("t", type: Self.tvOS),
    ])
    #expect(roots == ["iOS A", "tvOS T"])
    #expect(notes.isEmpty)
  }

  @Test func `two storyboards that begin with the same scene are no question`() throws {
    let (roots, notes) = try windows([
      "App.storyboard": storyboard("a", initial: "p"), "Other.storyboard": storyboard("o"),
    ])
    #expect(roots == ["iOS O"])
    #expect(notes.isEmpty)
  }

  @Test func `the first of several storyboards is named where none is Main`() throws {
    let (roots, notes) = try windows([
      "App.storyboard": storyboard("a"), "Other.storyboard": storyboard("o"),
    ])
    #expect(roots == ["iOS A"])
    #expect(notes.count == 1)
    #expect(notes.first?.contains("none is named Main; 'A' of 'App.storyboard' is taken") == true)
  }

  @Test func `a scene that routes.json calls initial is one more, wherever it is`() throws {
    let routes = #"{"scenes": [{"id": "own", "class": "OWN", "initial": true}]}"#
    for name in ["Main", "App"] {
      let (roots, notes) = try windows([
        "\(name).storyboard": storyboard("a"), "routes.json": routes,
      ])
      #expect(roots == ["iOS A"])
      #expect(notes.count == 1)
      #expect(notes.first?.hasPrefix("several scenes are initial; 'A' of '\(name)") == true)
    }
    #expect(try windows(["routes.json": routes]).notes.isEmpty)
  }

  @Test func `a scene that routes.json and its storyboard call initial is one`() throws {
    let (roots, notes) = try windows([
      "App.storyboard": storyboard("a"),
      "routes.json": #"{"scenes": [{"id": "a", "initial": true}]}"#,
    ])
    #expect(roots == ["iOS A"])
    #expect(notes.isEmpty)
  }

  @Test func `storyboards of iOS and tvOS with the same name have placeholders of their own`()
    throws
  {
    let (roots, _) = try windows([
      "App.storyboard": storyboard("a", initial: "p"), "Other.storyboard": storyboard("o"),
      "tv/App.storyboard": storyboard("b", type: Self.tvOS, initial: "p"),
      "tv/Other.storyboard": storyboard("t", type: Self.tvOS),
      "routes.json": """
      {"storyboards": ["App.storyboard", "Other.storyboard", "tv/App.storyboard",
        "tv/Other.storyboard"]}
      """,
    ])
    #expect(roots == ["iOS O", "tvOS T"])
  }
}
