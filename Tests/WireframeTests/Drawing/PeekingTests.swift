import AppLayout
import AppModel
import Support
import Testing

@testable import Wireframe

@Suite struct `Items that the edge of a strip cuts off` {
  /// Returns how wide a part of each item of an app's strips is visible, with what is drawn of it.
  private func items(of name: String) throws -> [(width: Double, seen: Double, shapes: [Shape])] {
    let app = try FixtureApp.named(name)
    let axes = VariantAxes(devices: ["iphone-17", "apple-tv-4k"].compactMap(Device.named))
    return axes.groups(of: app).flatMap { $0.layouts() }.flatMap { layout in
      let area = layout.frame.seenArea
      return Wireframe(ShownScreen(layout, in: app)).groups.flatMap {
        group -> [(Double, Double, [Shape])] in
        guard group.identity?.kind == .strip else { return [] }
        return group.shapes.compactMap { shape in
          guard case .group(let cell) = shape, let frame = cell.identity?.frame else { return nil }
          let seen = min(frame.maxX, area.maxX) - max(frame.x, area.x)
          return (frame.width, seen, cell.shapes)
        }
      }
    }
  }

  @Test(arguments: try FixtureApp.names())
  func `have no texts where only letters would be visible, and are not drawn as slivers`(
    app: String
  ) throws {
    for item in try items(of: app) where item.seen < min(item.width, 32) {
      #expect(item.shapes.flatMap(\.lines).isEmpty)
      if item.seen < 6 { #expect(item.shapes.isEmpty) }
    }
  }

  @Test func `are in some fixture, with and without texts`() throws {
    let cut = try ["quick-brick", "newsroom", "rtl"].flatMap { try items(of: $0) }
      .filter { $0.seen < $0.width }
    #expect(cut.contains { $0.seen < 32 && !$0.shapes.isEmpty })
    #expect(cut.contains { !$0.shapes.flatMap(\.lines).isEmpty })
  }
}

extension Shape {
  fileprivate var lines: [TextLine] {
    switch self {
    case .text(let line): [line]
    case .group(let group): group.shapes.flatMap(\.lines)
    case .box, .circle, .path: []
    }
  }
}
