import AppLayout
import AppModel
import Support
import Testing

@testable import Wireframe

/// What a prototype draws of a screen that a plugin draws.
struct SampleScreenTests {
  @Test(arguments: [
    ("Acme search", ["Field 1", "Row 1"]), ("Account", ["Row 1"]),
    ("acme-login", ["Field 2", "Button 1"]),
    ("TV guide", ["Program 1"]), ("Settings", ["Row 1", "Switch 1"]), ("My downloads", ["Row 1"]),
  ])
  func `a plugin whose name says what it draws has parts to select`(
    name: String, parts: [String]
  ) throws {
    let screen = try Self.screen(of: name)
    let found = screen.ground.boxes.compactMap { $0.control?.name }
    #expect(Set(found).isSuperset(of: parts), "\(found)")
    #expect(Set(found).count == found.count, "\(found)")
    #expect(screen.remark?.hasSuffix("Riverbed draws the same one for every app.") == true)
  }

  @Test func `a player has a button, and a title for what it plays`() throws {
    let boxes = try Self.screen(of: "Acme player").ground.boxes
    #expect(boxes.compactMap { $0.control?.control } == [.toggle, .seek])
    #expect(boxes.count(where: StandInDrawing.isTitle) == 1)
  }

  @Test(arguments: ["Weather", "Designer", "Accounting", "Sign language"])
  func `a plugin with another name has only its sign`(name: String) throws {
    let screen = try Self.screen(of: name)
    #expect(screen.ground.boxes.isEmpty)
    #expect(screen.remark == "The plugin \(name) draws this screen.")
  }

  /// Draws the screen of a plugin on a phone.
  private static func screen(of plugin: String) throws -> PlayableScreen {
    let drawn = try DrawnApp(
      rivers: #"[{"id": "1", "name": "Home", "home": true, "type": "acme"}]"#,
      also: [
        "plugin_configurations.json": """
        [{"plugin": {"identifier": "acme", "name": "\(plugin)", "type": "general", "screen": true}}]
        """
      ])
    return PlayableScreen(ShownScreen(try drawn.layout(), in: drawn.app))
  }
}
