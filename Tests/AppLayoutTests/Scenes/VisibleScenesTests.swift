import AppModel
import Support
import Testing

@testable import AppLayout

/// What is visible when a scene presents another.
@Suite struct VisibleScenesTests {
  private static let routes = """
    {"scenes": [
      {"id": "tabs", "container": "tab_bar", "initial": true},
      {"id": "split", "container": "split"}, {"id": "stack", "container": "navigation"},
      {"id": "list"}, {"id": "detail"}, {"id": "more"}, {"id": "photo"}, {"id": "edit"},
      {"id": "pick"}],
     "segues": [
      {"from": "tabs", "to": "more", "kind": "relationship"},
      {"from": "tabs", "to": "split", "kind": "relationship"},
      {"from": "split", "to": "stack", "kind": "relationship"},
      {"from": "split", "to": "detail", "kind": "relationship"},
      {"from": "stack", "to": "list", "kind": "relationship"},
      {"from": "list", "to": "photo", "kind": "show"}],
     "presentations": [
      {"from": "photo", "to": "edit", "style": "formSheet"},
      {"from": "edit", "to": "pick", "style": "popover"},
      {"from": "more", "to": "pick", "style": "popover"}]}
    """

  private func visible(
    from source: String, on device: String
  ) throws -> (scenes: [String], cards: [PresentedFrame.Form?]) {
    let routing = try App(components: "", files: ["routes.json": Self.routes]).routing
    let index = try #require(
      routing.routes.scenes.elementIndices.first { routing.id(of: $0) == source })
    let frames = try SceneFrames(routing, on: .wanted(device, in: .landscape))
    let scenes = VisibleScenes(presentedFrom: index, routing, frames).scenes
    return (scenes.map { routing.id(of: $0.scene) }, scenes.map(\.card?.form))
  }

  @Test func `a scene on a stack is visible, next to the other column of its split view`() throws {
    #expect(try visible(from: "photo", on: "ipad-9.7").scenes == ["photo", "detail"])
    #expect(try visible(from: "detail", on: "ipad-9.7").scenes == ["list", "detail"])
    #expect(try visible(from: "photo", on: "iphone-x").scenes == ["photo"])
  }

  @Test func `a scene in another tab is visible alone`() throws {
    #expect(try visible(from: "more", on: "ipad-9.7").scenes == ["more"])
  }

  @Test func `a card is in front of what presents it, unless it covers that`() throws {
    let tablet = try visible(from: "edit", on: "ipad-9.7")
    #expect(tablet.scenes == ["photo", "detail", "edit"])
    #expect(tablet.cards == [nil, nil, .form])
    let phone = try visible(from: "edit", on: "iphone-x")
    #expect(phone.scenes == ["edit"] && phone.cards == [nil])
  }
}
