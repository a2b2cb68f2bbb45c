import AppLayout
import AppModel
import Support
import Testing

@testable import Wireframe

/// The words and numbers next to drawings, which pages show smaller the larger a drawing is.
@Suite struct `Labels of measures` {
  private static let devices = ["iphone-17", "ipad-pro-11-m4", "apple-tv-4k"]

  private static func drawn(
    on device: String
  ) throws -> (app: App, layout: VariantLayout, picture: Wireframe) {
    let drawn = try DrawnApp("newsroom")
    let layout = try drawn.layout(on: device, .onTop, device == "apple-tv-4k" ? .hidden : .merged)
    return (drawn.app, layout, Wireframe(ShownScreen(layout, in: drawn.app)))
  }

  @Test(arguments: devices)
  func `redlines are as large on a page as those of a phone`(device: String) throws {
    let (app, layout, picture) = try Self.drawn(on: device)
    let redlines = Wireframe(redlinesOf: ShownScreen(layout, in: app), over: picture)
    // Next to tabs, what is measured is not the whole root container.
    let size = try #require(
      redlines.texts.first {
        ["root container ", "visible content "].contains(where: $0.key.hasPrefix)
      }
    ).value
    // A page has about 640 pixels for the drawing.
    #expect(size / max(1, picture.canvas.width / 640) >= 9.9)
    #expect(redlines.canvas.width - picture.canvas.width >= 20 * size)
  }

  @Test(arguments: try FixtureApp.names())
  func `lines across stay on the screen, and their labels leave nearly all texts readable`(
    name: String
  ) throws {
    let drawn = try DrawnApp(name)
    let devices = try ["iphone-se-1", "iphone-17", "ipad-pro-11-m4", "apple-tv-4k"].map {
      try #require(Device.named($0))
    }
    var (texts, hidden) = (0, 0)
    for layout in VariantAxes(devices: devices).groups(of: drawn.app).compactMap({
      $0.layouts().first
    }) {
      let picture = Wireframe(ShownScreen(layout, in: drawn.app))
      let area = Rect(
        origin: layout.frame.contentArea.origin, size: layout.frame.viewport.size)
      let frames = picture.shapes.textFrames(crossing: area.y...area.maxY)
      let lines = ContentMeasureLines(
        ShownScreen(layout, in: drawn.app), over: picture.shapes, scale: 1
      ).across
      #expect(lines.allSatisfy { area.x <= $0.start && $0.end <= area.maxX }, "\(layout.variant)")
      #expect(lines.allSatisfy { area.y < $0.place && $0.place < area.maxY })
      let pairs = zip(lines, lines.dropFirst()).filter { $0.place == $1.place }
      #expect(pairs.allSatisfy { !$0.covers($1) }, "\(layout.variant)")
      let plates = Wireframe(redlinesOf: ShownScreen(layout, in: drawn.app), over: picture).shapes
        .plates
      texts += frames.count
      hidden += frames.count { text in plates.contains(where: text.intersects) }
    }
    #expect(hidden * 20 <= texts, "\(hidden) of \(texts)")
  }

  @Test func `lengths have one decimal at most, and thousands their comma`() {
    let labels = [102.809, 85.5, 44, 1716, 1210.25].map { length in
      DimensionLine(place: 0, start: 0, end: 400, length: length).across().flatMap(\.texts).first?.0
    }
    #expect(labels == ["102.8", "85.5", "44", "1,716", "1210.3"])
  }

  @Test func `the redline of a TV's bar ends where the bar is drawn`() throws {
    let (app, layout, picture) = try Self.drawn(on: "apple-tv-4k")
    let bar = try #require(layout.frame.shownBar)
    #expect(bar.height == 104)
    let texts = Wireframe(redlinesOf: ShownScreen(layout, in: app), over: picture).texts
    #expect(
      texts["navigation bar container 104"] != nil
        && texts["navigation bar container 44"] == nil)
  }

  @Test(arguments: zip(devices, [10.0, 15, 25]))
  func `the fold of the full content can be read on larger devices`(
    device: String, size: Double
  ) throws {
    let (app, layout, _) = try Self.drawn(on: device)
    let full = Wireframe(fullContentOf: ShownScreen(layout, in: app))
    #expect(full.texts["Fold"] == size)
    let fold = try #require(full.groups.first { $0.identity?.kind == .fold })
    for plate in fold.shapes.plates {
      #expect(full.canvas.x <= plate.x && plate.maxX <= 0, "\(plate)")
    }
  }

  @Test(arguments: DeviceClass.allCases)
  func `numbers of a family are inside their drawing`(device: DeviceClass) throws {
    let family = try #require(try FixtureApp.named("newsroom").families.all.first)
    let picture = Wireframe(measuresOf: family, on: device)
    let plates = picture.shapes.plates
    #expect(plates.count == 3)
    for plate in plates {
      #expect(picture.canvas.x <= plate.x && plate.maxX <= picture.canvas.maxX, "\(plate)")
      #expect(picture.canvas.y <= plate.y, "\(plate)")
    }
  }
}

extension Wireframe {
  /// The sizes of the letters of all texts.
  fileprivate var texts: [String: Double] {
    Dictionary(shapes.flatMap(\.texts), uniquingKeysWith: { first, _ in first })
  }
}

extension Shape {
  fileprivate var texts: [(String, Double)] {
    switch self {
    case .text(let line): [(line.text.characters, line.size)]
    case .group(let group): group.shapes.flatMap(\.texts)
    case .box, .circle, .path: []
    }
  }
}

extension [Shape] {
  /// The grounds of numbers and names over a drawing.
  fileprivate var plates: [Rect] {
    compactMap { shape in
      guard case .box(let box) = shape, box.paint == .fill(.accent) else { return nil }
      return box.frame
    }
  }
}
