import AppLayout
import AppModel
import Support
import Testing

@testable import Wireframe

@Suite struct `Notches` {
  /// Draws a notch of a size at the upper edge of a device that is held in an orientation, and
  /// returns the ends of the line around it, which is open at the edge of the display.
  private func ends(
    width: Int, height: Int, _ orientation: Orientation
  ) throws -> (first: Point, last: Point) {
    let device =
      #"{"devices": [{"id": "a", "portrait": {"w": 200, "h": 400}, "landscape": "#
      + #"{"w": 400, "h": 200}, "cutout": "#
      + #"{"kind": "notch", "x": 50, "w": \#(width), "h": \#(height)}}]}"#
    let app = try DrawnApp(components: "", also: ["riverbed.json": device]).app
    let held = HeldDevice(try #require(app.devices.first), in: orientation)
    let paths = DeviceBody(held).front.compactMap { shape in
      if case .path(let path, _) = shape { path } else { nil }
    }
    let path = try #require(paths.first)
    guard paths.count == 1, case .move(let first)? = path.segments.first,
      case .line(let last)? = path.segments.dropLast().last
    else { throw FixtureProblem.noNotch }
    return (first, last)
  }

  /// What a fixture of these tests lacks.
  private enum FixtureProblem: Error {
    case noNotch
  }

  @Test(arguments: [(90, 30), (30, 30), (20, 40)])
  func `a notch of any size hangs from the upper edge of a device held upright`(
    width: Int, height: Int
  ) throws {
    let ends = try ends(width: width, height: height, .portrait)
    #expect(ends.first == Point(x: 50, y: 0))
    #expect(ends.last == Point(x: 50 + Double(width), y: 0))
  }

  @Test(arguments: [(90, 30), (30, 30), (20, 40)])
  func `a notch of any size reaches in from the left edge of a device held sideways`(
    width: Int, height: Int
  ) throws {
    let ends = try ends(width: width, height: height, .landscape)
    #expect(ends.first == Point(x: 0, y: 150 - Double(width)))
    #expect(ends.last == Point(x: 0, y: 150))
  }
}
