import AppLayout
import AppModel

/// The device at the corners of its display in a prototype. What is in the window is cut at right
/// angles, so the device is drawn again over what round corners hide.
struct DeviceCorners {
  private let body: DeviceBody
  private let window: Rect
  /// The radius of the display's corners.
  private let radius: Double

  init(of device: Device, _ body: DeviceBody, _ window: Rect) {
    (self.body, self.window, radius) = (body, window, device.cornerRadius)
  }

  /// The corners; none where they are square.
  var shapes: [Shape] {
    guard radius > 0 else { return [] }
    return [
      (window.x, window.y, -1.0, -1.0), (window.maxX, window.y, 1, -1),
      (window.maxX, window.maxY, 1, 1), (window.x, window.maxY, -1, 1),
    ].flatMap { x, y, right, down in
      let center = Point(x: x - right * radius, y: y - down * radius)
      let corner = QuarterArc(center: center, radius: radius, right: right, down: down)
      // A little of the outside, too: browsers round the edges of the window to whole pixels.
      let outside = Point(x: x + right, y: y + down)
      return [
        Shape.path(
          Path(
            [.move(outside), .line(Point(x: outside.x, y: center.y))] + corner.segments
              + [.line(Point(x: center.x, y: outside.y)), .close]), .fill(.page)),
        arc(of: corner, body.radius - (body.radius - radius) / 2, bezel),
        arc(of: corner, body.radius, .line(.deviceOutline, width: .outline)),
      ]
    }
  }

  private var bezel: Paint { .line(.device, width: .points(body.radius - radius)) }

  private func arc(of corner: QuarterArc, _ radius: Double, _ paint: Paint) -> Shape {
    var corner = corner
    corner.radius = radius
    var segments = corner.segments
    if case .line(let start) = segments[0] { segments[0] = .move(start) }
    return .path(Path(segments), paint)
  }
}

/// A quarter of a circle at a corner, from its left or right end to its top or bottom.
private struct QuarterArc {
  var center: Point
  var radius: Double
  /// The sides of the corner: 1 at the right or the bottom, -1 at the left or the top.
  let right: Double
  let down: Double

  /// A line to its start, and the arc.
  var segments: [Path.Segment] {
    [
      .line(point(1, 0)),
      .curve(point(1, Path.roundness), point(Path.roundness, 1), to: point(0, 1)),
    ]
  }

  private func point(_ x: Double, _ y: Double) -> Point {
    Point(x: center.x + x * right * radius, y: center.y + y * down * radius)
  }
}
