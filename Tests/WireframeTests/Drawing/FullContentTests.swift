import AppLayout
import AppModel
import Support
import Testing

@testable import Wireframe

@Suite struct `Full content` {
  @Test func `everything on the screen is drawn, in the window's width`() throws {
    let drawn = try DrawnApp("newsroom")
    let layout = try drawn.layout()
    let full = Wireframe(fullContentOf: ShownScreen(layout, in: drawn.app))
    let boxes = full.boxes
    #expect(boxes.filter { $0.kind == .section }.count == layout.content.sections.count)
    let root = try #require(boxes.first { $0.kind == .root })
    #expect(
      root.frame
        == Rect(x: 0, y: 0, width: layout.frame.window.width, height: layout.content.size.height))
    #expect(full.canvas.height > layout.content.size.height)
    #expect(!boxes.contains { $0.kind == .window || $0.kind == .navigationBar })
  }

  @Test func `a line shows where the first screenful ends, if there is more`() throws {
    let drawn = try DrawnApp("newsroom")
    let layout = try drawn.layout()
    let fold = Wireframe(fullContentOf: ShownScreen(layout, in: drawn.app)).boxes.first {
      $0.kind == .fold
    }
    #expect(try #require(fold).frame.y == layout.frame.viewport.height)
    let short = try DrawnApp(components: #"{"id": "a", "component_type": "banner"}"#)
    let all = Wireframe(fullContentOf: ShownScreen(try short.layout(), in: short.app)).boxes
    #expect(!all.contains { $0.kind == .fold })
  }

  @Test func `the line of the fold is below headers, which it would strike out`() throws {
    let drawn = try DrawnApp("newsroom")
    let full = Wireframe(fullContentOf: ShownScreen(try drawn.layout(), in: drawn.app))
    let headers = full.groups.filter { [.header, .footer].contains($0.identity?.kind) }
    #expect(headers.count >= 3)
    for header in headers {
      guard case .box(let box)? = header.shapes.first else {
        Issue.record("a header without a ground")
        continue
      }
      #expect(box.paint == .fill(.root) && box.frame.size == header.identity?.frame.size)
    }
    let root = try #require(full.groups.first { $0.identity?.kind == .root }).shapes
    let line = root.firstIndex { if case .path = $0 { true } else { false } }
    let content = root.firstIndex { if case .group = $0 { true } else { false } }
    #expect(try #require(line) < (try #require(content)))
  }

  @Test(arguments: try FixtureApp.names())
  func `lines of the safe area do not strike texts out`(name: String) throws {
    let drawn = try DrawnApp(name)
    for layout in drawn.layouts {
      let window = try #require(
        Wireframe(ShownScreen(layout, in: drawn.app)).groups.first { $0.identity?.kind == .window })
      let marks = window.shapes.lazy.compactMap { shape -> Group? in
        guard case .group(let group) = shape, group.identity?.kind == .safeArea else { return nil }
        return group
      }.first
      guard case .path(let path, _)? = marks?.shapes.first else { continue }
      for (start, end) in zip(path.segments, path.segments.dropFirst()) {
        guard case .move(let from) = start, case .line(let to) = end, from.y == to.y else {
          continue
        }
        for text in window.shapes.textFrames(crossing: from.y...from.y) {
          #expect(text.maxX <= from.x || to.x <= text.x, "\(text) at \(from.y)")
        }
      }
    }
  }

  @Test(arguments: ["newsroom", "single-tv", "footers", "quick-brick"])
  func `on a television it has the focus where the screen has it`(name: String) throws {
    let drawn = try DrawnApp(name)
    let device = try #require(Device.named("apple-tv-4k"))
    for layout in VariantAxes(devices: [device]).groups(of: drawn.app).flatMap({ $0.layouts() }) {
      let keys = [
        Wireframe(ShownScreen(layout, in: drawn.app)),
        Wireframe(fullContentOf: ShownScreen(layout, in: drawn.app)),
      ].map { picture in
        picture.groups.filter { group in
          group.shapes.contains {
            if case .box(let box) = $0 { box.paint.stroke == .focus } else { false }
          }
        }.compactMap(\.identity?.key)
      }
      #expect(keys[0] == keys[1], "\(layout.variant.screen.title)")
    }
  }

  @Test func `endless content is cut, and the picture says what is missing`() throws {
    let high = """
      {"families": {"HIGH": {
        "screen": {"DEFAULT": {"devices": {"universal": {"inset_top": 100000}}}},
        "list": {"LIST_1": {"devices": {"universal": {"height_pixel": 100000}}}}}}}
      """
    let drawn = try DrawnApp(
      components: #"{"id": "a", "component_type": "list", "rules": {"item_limit": 100}}"#,
      also: ["families.json": high.replacing("HIGH", with: "FAMILY_1")])
    let layout = try drawn.layout()
    #expect(layout.content.size.height > 10_000_000)
    let full = Wireframe(fullContentOf: ShownScreen(layout, in: drawn.app))
    #expect(full.canvas.height < 10_100)
    #expect(full.description.contains("points below are not drawn"))
  }

  @Test func `a million cells are not all drawn`() throws {
    let tiny = """
      {"families": {"FAMILY_1": {"grid": {"DOT": {"style": "text_only", "devices": {"universal": {
        "width_pixel": 1, "height_pixel": 1}}}}}}}
      """
    let drawn = try DrawnApp(
      components: """
        {"id": "a", "component_type": "grid", "rules": {"item_limit": 1000000},
         "styles": {"cell_styles": ["DOT"]}}
        """, also: ["families.json": tiny])
    for wireframe in [
      Wireframe(ShownScreen(try drawn.layout(), in: drawn.app)),
      Wireframe(fullContentOf: ShownScreen(try drawn.layout(), in: drawn.app)),
    ] {
      #expect(wireframe.boxes.filter { $0.kind == .cell }.count == SeenContent.mostCells)
      #expect(wireframe.description.contains("only the first 1,000 cells are drawn"))
    }
  }
}

extension String {
  /// Returns the text with each occurrence of a part replaced.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
