import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Variants of the fixture apps` {
  private static let devices = ["iphone-se-1", "iphone-14-pro", "ipad-9.7", "apple-tv-hd"]

  private func groups(_ name: String) throws -> (app: App, groups: [VariantGroup]) {
    let app = try FixtureApp.named(name)
    let devices = try Self.devices.map(Device.wanted)
    let axes = VariantAxes(devices: devices, orientations: Orientation.allCases)
    return (app, axes.groups(of: app))
  }

  @Test(arguments: try FixtureApp.names())
  func `status container, bar and root fill the window when the bar is on top`(name: String) throws
  {
    for group in try groups(name).groups {
      for layout in group.layouts() where layout.variant.placement == .onTop {
        let bar = try #require(layout.frame.navigationBar)
        let parts = (layout.frame.statusBar?.height ?? 0) + bar.height + layout.frame.root.height
        #expect(parts == layout.frame.window.height)
      }
    }
  }

  @Test(arguments: try FixtureApp.names())
  func `a screen has nine variants, or three if its placement is forced or the device is a TV`(
    name: String
  ) throws {
    let (app, groups) = try groups(name)
    for group in groups {
      let forced = app.forcedPlacement(of: group.screen) != nil
      let placements = forced ? 1 : 3
      #expect(group.variants.count == placements * group.held.device.statusBars.count)
      #expect(group.layouts().filter(\.isConfigured).count == 1)
    }
  }

  @Test(arguments: try FixtureApp.names())
  func `on a television contents and advertisements keep to the safe area`(name: String) throws {
    for group in try groups(name).groups where group.held.device.deviceClass == .tv {
      for layout in group.layouts() {
        let safe = Rect(size: layout.frame.window).inset(by: layout.frame.safeArea)
        for frame in [layout.frame.contentArea, layout.frame.banner].compactMap(\.self) {
          #expect(frame.x >= safe.x && frame.maxX <= safe.maxX && frame.maxY <= safe.maxY)
        }
        if let banner = layout.frame.banner { #expect(layout.frame.contentArea.maxY == banner.y) }
      }
    }
  }

  @Test(arguments: try FixtureApp.names())
  func `sharing the content changes nothing`(name: String) throws {
    let (app, groups) = try groups(name)
    for group in groups {
      for layout in group.layouts() {
        let alone = VariantLayout(layout.variant, in: app)
        let isSame =
          alone.content.sections == layout.content.sections
          && alone.content.size == layout.content.size && alone.frame == layout.frame
        #expect(isSame, "\(group.screen.slug) on \(group.held.device.id)")
      }
    }
  }

  @Test(arguments: try FixtureApp.names())
  func `sections follow each other, and their cells lie inside them`(name: String) throws {
    for group in try groups(name).groups {
      let layout = try #require(group.layouts().first)
      let frames = layout.content.sections.map(\.frame)
      for (upper, lower) in zip(frames, frames.dropFirst()) {
        #expect(upper.maxY <= lower.y + 0.001)
      }
      for section in layout.content.sections {
        let bounds = section.strip.map { Rect(size: $0.frame.size) } ?? section.frame
        for cell in section.cells {
          #expect(cell.frame.y >= bounds.y - 0.001 && cell.frame.maxY <= bounds.maxY + 0.001)
          #expect(section.strip != nil || cell.frame.maxX <= bounds.maxX + 0.001)
        }
        expectInOrder(section)
      }
      #expect((frames.last?.maxY ?? 0) <= layout.content.size.height + 0.001)
    }
  }

  /// Expects header, cells or strip, and footer to be in the section without overlapping.
  private func expectInOrder(_ section: SectionLayout) {
    let cells = section.strip.map { [$0.frame] } ?? section.cells.map(\.frame)
    var end = section.frame.y
    let parts = [
      [section.header?.frame].compactMap(\.self), cells,
      [section.footer?.frame].compactMap(\.self),
    ]
    for part in parts where !part.isEmpty {
      #expect(part.allSatisfy { $0.y >= end - 0.001 })
      end = part.map(\.maxY).max() ?? end
    }
    #expect(end <= section.frame.maxY + 0.001)
  }

  @Test(arguments: try FixtureApp.names())
  func `every part of the hierarchy is inside its parent, except for content that scrolls`(
    name: String
  ) throws {
    let (app, groups) = try groups(name)
    for group in groups {
      for layout in group.layouts() { expectInside(layout.hierarchy(in: app)) }
    }
  }

  private func expectInside(_ node: HierarchyNode) {
    #expect(node.safeArea.top >= 0 && node.safeArea.bottom >= 0)
    for child in node.children where child.role != .component {
      #expect(child.frame.x >= node.frame.x && child.frame.maxX <= node.frame.maxX)
      #expect(child.frame.y >= node.frame.y && child.frame.maxY <= node.frame.maxY)
      expectInside(child)
    }
  }

  @Test func `a right-to-left app is the mirror image of a left-to-right one`() throws {
    let component = """
      {"component_type": "grid", "rules": {"item_limit": "5"}, "styles": {"cell_styles": ["GRID_1"]}}
      """
    let left = try App(components: component)
    let right = try App(
      components: component,
      files: ["settings.json": #"{"template": "ui_builder", "rtl": true}"#])
    let device = try Device.wanted("iphone-8")
    let frames = try left.content(of: "home", on: device).sections[0].cells.map(\.frame)
    let mirrored = try right.content(of: "home", on: device).sections[0].cells.map(\.frame)
    #expect(mirrored.map { $0.mirrored(inWidth: 375) } == frames)
    #expect(mirrored != frames)
  }

  @Test func `a cell wider than the screen moves nothing else in a right-to-left app`() throws {
    let family = """
      {"families": {"F": {"screen": {"DEFAULT": {"devices": {"universal": {
        "inset_left": 10, "inset_right": 10}}}}, "list": {
        "L": {"devices": {"universal": {"width_pixel": 300, "height_pixel": 90}}},
        "W": {"devices": {"universal": {"width_pixel": 400, "height_pixel": 50}}}}}}}
      """
    let app = try App(
      components: """
        {"component_type": "list", "rules": {"item_limit": "1"}, "styles": {"cell_styles": ["L"]}},
        {"component_type": "list", "rules": {"item_limit": "1"}, "styles": {"cell_styles": ["W"]}}
        """, screen: #", "styles": {"family": "F"}"#,
      files: [
        "families.json": family, "settings.json": #"{"template": "ui_builder", "rtl": true}"#,
      ])
    let sections = try app.content(of: "home", on: .wanted("iphone-se-1")).sections
    #expect(sections.map(\.frame.x) == [0, 0])
    #expect(sections.map { $0.cells[0].frame.x } == [10, -90])
  }
}
