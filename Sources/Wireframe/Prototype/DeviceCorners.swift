import AppLayout
import AppModel

/// The device at the corners of its display in a prototype. What is in the window is cut at right
/// angles, so the device is drawn again over what round corners hide, and outside of it the ground of
/// the page, whose color its stylesheet knows.
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
    return [.group(Group(change: .outside, corners.map(outside)))]
      + corners.flatMap { corner in
        [
          arc(of: corner, body.radius - (body.radius - radius) / 2, bezel),
          arc(of: corner, body.radius, .line(.deviceOutline, width: .outline)),
        ]
      }
  }

  private var corners: [QuarterArc] {
    [
      (window.x, window.y, -1.0, -1.0), (window.maxX, window.y, 1, -1),
      (window.maxX, window.maxY, 1, 1), (window.x, window.maxY, -1, 1),
    ].map { x, y, right, down in
      QuarterArc(
        center: Point(x: x - right * radius, y: y - down * radius), radius: radius, right: right,
        down: down)
    }
  }

  /// Returns what is outside of a corner, and a little more: browsers round the edges of the window
  /// to whole pixels.
  private func outside(of corner: QuarterArc) -> Shape {
    let reach = radius + 1
    let (center, x) = (corner.center, corner.center.x + corner.right * reach)
    let y = center.y + corner.down * reach
    return .path(
      Path(
        [.move(Point(x: x, y: y)), .line(Point(x: x, y: center.y))] + corner.segments
          + [.line(Point(x: center.x, y: y)), .close]), .inherited)
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
