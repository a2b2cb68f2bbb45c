import AppLayout
import AppModel
import Support
import Testing

@testable import Wireframe

@Suite struct `Corners of the device in a prototype` {
  private func corners(of id: String, over covered: Int) throws -> [Shape] {
    let device = try #require(Device.named(id))
    let held = HeldDevice(device, in: .portrait)
    return DeviceCorners(of: device, DeviceBody(held), held.window.bounds).shapes(over: covered)
  }

  /// The dimmed areas of the edges, each with the distances of its points from the device's corner.
  private func edges(_ shapes: [Shape]) -> [Path] {
    shapes.compactMap { shape in
      if case .path(let path, let paint) = shape, paint.fill == .role(.scrim) { path } else { nil }
    }
  }

  @Test func `show the edges of what is covered only above and at the right`() throws {
    #expect(edges(try corners(of: "iphone-17", over: 0)).isEmpty)
    // Half of the corner at the upper left, all of that at the upper right, half of the lower right.
    #expect(edges(try corners(of: "iphone-17", over: 1)).count == 4)
    #expect(edges(try corners(of: "iphone-17", over: 2)).count == 8)
    #expect(edges(try corners(of: "iphone-17", over: 9)).count == 8)
    #expect(try corners(of: "iphone-se-1", over: 2).isEmpty)
  }

  @Test func `show them where the device behind the window has them`() throws {
    let device = try #require(Device.named("iphone-17"))
    let held = HeldDevice(device, in: .portrait)
    let (body, window) = (DeviceBody(held), held.window.bounds)
    let back = body.back(over: 1).compactMap { shape -> Rect? in
      if case .box(let box) = shape, box.paint.fill == .role(.scrim) { box.frame } else { nil }
    }
    let edge = try #require(back.first)
    for path in edges(try corners(of: "iphone-17", over: 1)) {
      let points = path.segments.compactMap { segment -> Point? in
        switch segment {
        case .move(let point), .line(let point), .curve(_, _, to: let point): point
        case .close: nil
        }
      }
      // The outer end of each half touches the edge; nothing is inside the body.
      for point in points {
        #expect(point.x <= edge.maxX + 0.01 && point.y >= edge.y - 0.01)
        let corner = Point(
          x: min(max(point.x, window.x + device.cornerRadius), window.maxX - device.cornerRadius),
          y: min(max(point.y, window.y + device.cornerRadius), window.maxY - device.cornerRadius))
        let (x, y) = (point.x - corner.x, point.y - corner.y)
        #expect((x * x + y * y).squareRoot() >= body.radius - 0.01)
      }
      #expect(points.contains { abs($0.x - edge.maxX) < 0.01 || abs($0.y - edge.y) < 0.01 })
    }
  }
}
