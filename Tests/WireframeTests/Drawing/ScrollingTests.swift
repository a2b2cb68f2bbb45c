import AppLayout
import Lists
import Support
import Testing

@testable import Wireframe

/// Pictures of screens that people have scrolled.
struct ScrollingTests {
  @Test(arguments: ["newsroom", "rtl", "quick-brick", "footers", "qa-app", "single-tv"])
  func `every cell can be scrolled to, and its middle is in view then`(name: String) throws {
    let drawn = try DrawnApp(name)
    var (scrolled, along) = (0, 0)
    for layout in drawn.layouts where layout.isConfigured {
      let area = layout.frame.contentArea
      guard layout.frame.viewport.height > layout.frame.viewport.coveredTop + 1 else { continue }
      let opened = Wireframe(ShownScreen(layout, in: drawn.app))
      for part in parts(of: layout) {
        guard let scrolling = Scrolling(to: part, on: layout) else {
          // It is in view where the screen opens.
          let box = try #require(opened.boxes.first { $0.part == part })
          #expect(area.grown(by: Insets(all: 0.01)).hasMiddle(of: box.frame), "\(box.key)")
          continue
        }
        scrolled += 1
        if scrolling.x != 0 { along += 1 }
        let picture = Wireframe(ShownScreen(layout, in: drawn.app), after: scrolling)
        let box = try #require(picture.boxes.first { $0.part == part }, "\(part)")
        #expect(area.grown(by: Insets(all: 0.01)).hasMiddle(of: box.frame), "\(box.key)")
        // All that is drawn moves alike: what is still in view is as far from the part as before.
        #expect(
          picture.boxes.first { $0.kind == .navigationBar }
            == opened.boxes.first { $0.kind == .navigationBar })
      }
    }
    #expect(scrolled > 0)
    if name == "newsroom" || name == "rtl" { #expect(along > 0) }
  }

  /// The first cells of each section, and the last one.
  private func parts(of layout: VariantLayout) -> [LayoutPart] {
    layout.content.sections.elementIndices.flatMap { place in
      let cells = layout.content.sections[place].cells
      return cells.indices.filter { $0 < 2 || $0 == min(cells.count, 900) - 1 }
        .map { LayoutPart.cell(ElementIndex($0), of: place) }
    }
  }
}

extension Rect {
  fileprivate func hasMiddle(of other: Rect) -> Bool {
    other.midX >= x && other.midX <= maxX && other.midY >= y && other.midY <= maxY
  }
}
