import AppLayout
import AppModel
import Support
import Testing

@testable import Wireframe

@Suite struct `Parts of a layout` {
  @Test(arguments: [
    "newsroom", "tab-bar", "rtl", "quick-brick", "own-menus", "single-tv", "legacy",
  ])
  func `a box has the same frame as its part of the layout`(name: String) throws {
    let drawn = try DrawnApp(name)
    var kinds: Set<BoxKind> = []
    for layout in drawn.layouts where layout.isConfigured {
      for box in Wireframe(ShownScreen(layout, in: drawn.app)).boxes {
        guard let part = box.part else { continue }
        kinds.insert(box.kind)
        #expect(try frame(of: part, in: layout, of: drawn.app) == box.frame, "\(box.key)")
      }
    }
    #expect(kinds.isSuperset(of: [.section, .cell]))
  }

  @Test func `boxes of sections, headers, cells and buttons all have a layout part`() throws {
    let drawn = try DrawnApp("newsroom")
    let boxes = Wireframe(ShownScreen(try drawn.layout(), in: drawn.app)).boxes
    let kinds: Set<BoxKind> = [.section, .header, .footer, .cell, .barButton, .tab]
    #expect(boxes.allSatisfy { ($0.part != nil) == kinds.contains($0.kind) })
  }

  /// Returns the frame of a part, in window coordinates.
  private func frame(of part: LayoutPart, in layout: VariantLayout, of app: App) throws -> Rect {
    let sections = layout.content.sections
    let origin = layout.frame.contentArea.origin
    switch part {
    case .section(let place): return sections[place].frame.offset(by: origin)
    case .header(let place): return try #require(sections[place].header).frame.offset(by: origin)
    case .footer(let place): return try #require(sections[place].footer).frame.offset(by: origin)
    case .cell(let place, let section):
      let strip = sections[section].strip?.frame.origin ?? .zero
      return sections[section].cells[place].frame.offset(by: strip).offset(by: origin)
    case .barButton(let place):
      return try #require(layout.navigationBar).buttons[place].frame
    case .tab(let place):
      let menu = try #require(layout.tabs(in: app))
      return menu.rows[place].frame.offset(by: try #require(layout.frame.tabBar).origin)
    }
  }
}
