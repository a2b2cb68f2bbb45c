import AppLayout
import AppModel
import Support
import Testing

@testable import Wireframe

@Suite struct `Pictures on a television` {
  private static func layouts(of name: String) throws -> (app: App, layouts: [VariantLayout]) {
    let app = try FixtureApp.named(name)
    let devices = try ["apple-tv-hd", "apple-tv-4k"].map { try #require(Device.named($0)) }
    return (app, VariantAxes(devices: devices).groups(of: app).flatMap { $0.layouts() })
  }

  private static func safeArea(of layout: VariantLayout) -> Rect {
    Rect(size: layout.frame.window).inset(by: layout.frame.safeArea)
  }

  @Test(arguments: try FixtureApp.names())
  func `texts, and what has the focus, keep to the safe area`(name: String) throws {
    let (app, layouts) = try Self.layouts(of: name)
    for layout in layouts {
      let picture = Wireframe(ShownScreen(layout, in: app))
      let window = try #require(picture.groups.first { $0.identity?.kind == .window })
      let safe = Self.safeArea(of: layout)
      for line in window.shapes.flatMap({ $0.lines(from: .zero) }) {
        #expect(safe.holds(line.frame), "\(line.text) at \(line.frame)")
      }
      let focused = picture.groups.filter { group in
        group.shapes.contains {
          if case .box(let box) = $0 { box.paint.strokeWidth == 6 } else { false }
        }
      }
      for group in focused {
        let frame = try #require(group.identity?.frame)
        #expect(frame.x >= safe.x && frame.maxX <= safe.maxX && frame.y >= safe.y)
      }
    }
  }

  @Test(arguments: try FixtureApp.names())
  func `the bar is as the layout says, and its items are drawn in the safe area`(
    name: String
  ) throws {
    let (app, layouts) = try Self.layouts(of: name)
    let kinds: Set<BoxKind> = [.barTitle, .barButton, .contextButton]
    for layout in layouts {
      guard let bar = layout.navigationBar else { continue }
      #expect(bar.frame == Rect(x: 0, y: 0, width: 1920, height: 44))
      let safe = Self.safeArea(of: layout)
      let boxes = Wireframe(ShownScreen(layout, in: app)).groups.compactMap(\.identity)
      let drawn = try #require(boxes.first { $0.kind == .navigationBar })
      #expect(drawn.frame == bar.frame)
      let end = drawn.shown.maxY
      for item in boxes.filter({ kinds.contains($0.kind) }) {
        #expect(item.frame.maxY <= bar.frame.maxY)
        #expect(safe.holds(item.shown) && item.shown.maxY <= end, "\(item.key.text)")
      }
      for tab in boxes.filter({ $0.kind == .tabBar }) { #expect(tab.frame.y >= end) }
      if layout.variant.placement == .onTop { #expect(layout.frame.contentArea.y >= end) }
    }
  }

  @Test(arguments: try FixtureApp.names())
  func `the ring of the focus is below a bar over the content, and clear of what is inside it`(
    name: String
  ) throws {
    let (app, layouts) = try Self.layouts(of: name)
    for layout in layouts {
      for group in Wireframe(ShownScreen(layout, in: app)).groups {
        guard let frame = group.identity?.frame, let ring = group.shapes.compactMap(\.ring).first
        else { continue }
        let top = frame.y + ring.y
        if let bar = layout.frame.shownBar { #expect(top >= bar.maxY, "\(frame)") }
        #expect(frame.y + ring.maxY <= Self.safeArea(of: layout).maxY + 0.5, "\(frame)")
        for case .circle(let circle) in group.shapes {
          #expect(circle.center.x - circle.radius >= ring.x + 6)
        }
      }
    }
  }

  @Test(arguments: ["newsroom", "single-tv"])
  func `content reaches the edges below and beside, and rows show a part of the next item`(
    name: String
  ) throws {
    let (app, layouts) = try Self.layouts(of: name)
    var peeking = 0
    for layout in layouts where layout.frame.plugin == nil && !layout.content.sections.isEmpty {
      let (window, seen) = (layout.frame.window, layout.frame.seenArea)
      #expect(seen.x == 0 && seen.maxX == window.width && seen.maxY == window.height)
      let boxes = Wireframe(ShownScreen(layout, in: app)).boxes
      for section in layout.content.sections {
        guard let strip = section.strip, strip.contentWidth > strip.frame.width + 200 else {
          continue
        }
        let top = strip.frame.offset(by: layout.frame.contentArea.origin).y
        let cells = boxes.filter { $0.kind == .cell && $0.frame.y >= top && $0.frame.y < top + 1 }
        guard let last = cells.last else { continue }
        peeking += 1
        #expect(last.frame.x < window.width)
        #expect(last.frame.maxX > layout.frame.contentArea.maxX)
      }
    }
    #expect(peeking > 0)
  }

  @Test(arguments: ["newsroom", "single-tv", "rtl"])
  func `the content of a prototype reaches the same edges, and its end scrolls into the safe area`(
    name: String
  ) throws {
    let (app, layouts) = try Self.layouts(of: name)
    var strips = 0
    for layout in layouts {
      guard let pane = PlayableScreen(ShownScreen(layout, in: app)).content else { continue }
      #expect(pane.frame == layout.frame.seenArea)
      #expect(pane.picture.canvas.x == -layout.frame.contentArea.x)
      let end =
        layout.frame.contentArea.y
        + max(
          layout.content.size.height, layout.frame.contentArea.height)
      let scrolled = pane.picture.canvas.height - pane.frame.height
      #expect(abs(end - scrolled - Self.safeArea(of: layout).maxY) < 0.01)
      for strip in pane.inside where strip.tabs.isEmpty && strip.scrolls {
        strips += 1
        #expect(strip.frame.width == layout.frame.window.width)
        #expect(strip.startsAtRight == app.settings.isRightToLeft)
      }
    }
    #expect(strips > 0)
  }
}

extension Shape {
  /// The frame of the ring of the focus, from the outside of its line.
  fileprivate var ring: Rect? {
    guard case .box(let box) = self, box.paint.strokeWidth == 6 else { return nil }
    return box.frame.grown(by: Insets(all: 3))
  }

  /// The lines of text in the shape, given the origin of what is around it.
  fileprivate func lines(from origin: Point) -> [(text: String, frame: Rect)] {
    switch self {
    case .text(let line):
      let width = Font(size: line.size, line.weight).width(of: line.text)
      let shift =
        switch line.anchor {
        case .start: 0.0
        case .middle: width / 2
        case .end: width
        }
      let frame = Rect(
        x: line.origin.x + origin.x - shift, y: line.origin.y + origin.y - line.size,
        width: width, height: line.size * 1.2)
      return [(line.text.characters, frame)]
    case .group(let group):
      let inner = Point(x: origin.x + group.origin.x, y: origin.y + group.origin.y)
      return group.shapes.flatMap { $0.lines(from: inner) }
    case .box, .circle, .path: return []
    }
  }
}

extension Rect {
  /// Whether another rectangle is inside this one.
  fileprivate func holds(_ other: Rect) -> Bool {
    other.x >= x - 0.5 && other.maxX <= maxX + 0.5 && other.y >= y - 0.5
      && other.maxY <= maxY + 0.5
  }
}
