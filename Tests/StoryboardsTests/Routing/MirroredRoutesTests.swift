import AppLayout
import AppModel
import Support
import Testing

@testable import Storyboards

/// Scenes of apps that run from right to left.
@Suite struct MirroredRoutesTests {
  /// Returns the routing of files, in an app that runs in one direction.
  private func routing(_ files: [String: String], rtl: Bool) throws -> Routing {
    let files = files.merging([
      "settings.json": #"{"template": "ui_builder", "rtl": \#(rtl)}"#
    ]) { $1 }
    return try App(components: "", files: files).routing
  }

  /// Expects that all frames of an app from right to left mirror those from left to right, and
  /// returns how many are not their own mirror images.
  private func expectMirrored(_ files: [String: String]) throws -> Int {
    let (left, right) = (try routing(files, rtl: false), try routing(files, rtl: true))
    var sided = 0
    for (id, orientation) in [("iphone-x", Orientation.landscape), ("ipad-9.7", .portrait)] {
      let held = try HeldDevice.wanted(id, in: orientation)
      let width = held.window.size.width
      let (before, after) = (SceneFrames(left, on: held), SceneFrames(right, on: held))
      for scene in left.routes.scenes.elementIndices {
        #expect(after[scene] == before[scene].mirrored(inWidth: width))
        sided += after[scene] == before[scene] ? 0 : 1
      }
      for (one, other) in zip(left.transitions, right.transitions) {
        guard let first = one.presentation, let second = other.presentation else { continue }
        let (from, to) = (before.frame(of: first), after.frame(of: second))
        #expect(to.frame == from.frame.mirrored(inWidth: width))
        #expect(to.tip?.x == from.tip.map { width - $0.x })
        sided += to.frame == from.frame ? 0 : 1
      }
    }
    return sided
  }

  @Test func `every frame of routes is the mirror image of the one from left to right`() throws {
    var sided = 0
    for name in try Fixtures.names(in: RoutingFixtureTests.folder, endingIn: "json") {
      let bytes = try Fixtures.bytes("\(RoutingFixtureTests.folder)/\(name)")
      sided += try expectMirrored(["routes.json": String(decoding: bytes, as: UTF8.self)])
    }
    #expect(sided > 0)
  }

  @Test func `a popover of a bar button is at the other end`() throws {
    let files = try Fixtures.files(in: "Routes/presentations")
      .filter { $0.name.hasSuffix(".storyboard") || $0.name == "routes.json" }
    let texts = files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
    #expect(try expectMirrored(Dictionary(uniqueKeysWithValues: texts)) > 0)
  }
}
