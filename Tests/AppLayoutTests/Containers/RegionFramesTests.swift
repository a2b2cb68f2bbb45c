import AppModel
import Testing

@testable import AppLayout

/// The nine rows of regions on every device, in both orientations.
struct RegionFramesTests {
  @Test(arguments: Device.all)
  func `each status bar and placement gives the regions of its row`(device: Device) {
    for orientation in device.orientations {
      let window = device.window(in: orientation)
      let height = window.size.height
      let shown = window.statusBarHeight
      let hidden = device.front == .notch || device.front == .dynamicIsland ? shown : 0
      // The end of the status container, start and end of the bar, start of the root; nil where
      // there is none.
      let rows: [(StatusBar, Placement, Double?, ClosedRange<Double>?, Double)] = [
        (.separate, .onTop, shown, shown...(shown + 44), shown + 44),
        (.separate, .overlay, shown, shown...(shown + 44), shown),
        (.separate, .hidden, shown, nil, shown),
        (.merged, .onTop, nil, 0...(shown + 44), shown + 44),
        (.merged, .overlay, nil, 0...(shown + 44), 0),
        (.merged, .hidden, nil, nil, 0),
        (.hidden, .onTop, nil, 0...(hidden + 44), hidden + 44),
        (.hidden, .overlay, nil, 0...(hidden + 44), 0),
        (.hidden, .hidden, nil, nil, 0),
      ]
      let possible = rows.filter { device.statusBars.contains($0.0) }
      #expect(possible.count == (device.family == .appletv ? 3 : 9))
      for (statusBar, placement, container, bar, root) in possible {
        let regions = device.regions(
          in: orientation, placement: placement, statusBar: statusBar)
        #expect(regions.statusBar == container.map { window.band(0...$0) })
        #expect(regions.navigationBar == bar.map(window.band))
        #expect(regions.root == window.band(root...height))
      }
    }
  }

  @Test(arguments: Device.all)
  func `with the bar on top, the regions together are as tall as the window`(device: Device) {
    for orientation in device.orientations {
      for statusBar in device.statusBars {
        let regions = device.regions(in: orientation, placement: .onTop, statusBar: statusBar)
        let heights = [regions.statusBar, regions.navigationBar, regions.root].compactMap {
          $0?.height
        }
        #expect(heights.reduce(0, +) == device.window(in: orientation).size.height)
      }
    }
  }

  @Test(arguments: Device.all)
  func `overlay and hidden give the root the same space`(device: Device) {
    for orientation in device.orientations {
      for statusBar in device.statusBars {
        let overlay = device.regions(in: orientation, placement: .overlay, statusBar: statusBar)
        let hidden = device.regions(in: orientation, placement: .hidden, statusBar: statusBar)
        #expect(overlay.root == hidden.root)
        #expect(overlay.statusBar == hidden.statusBar)
      }
    }
  }

  @Test(arguments: Device.all, StatusBar.allCases)
  func `the root is covered as far as the bar or the status bar extends`(
    device: Device, statusBar: StatusBar
  ) {
    for orientation in device.orientations {
      for placement in Placement.allCases {
        let regions = device.regions(in: orientation, placement: placement, statusBar: statusBar)
        let bottom = regions.navigationBar?.maxY ?? regions.statusBar?.maxY
        let covered = bottom.map { $0 - regions.root.y }
        if let covered { #expect(regions.coveredTop == covered) }
        #expect(regions.coveredTop >= 0)
      }
    }
    let merged = device.regions(in: .portrait, placement: .hidden, statusBar: .merged)
    #expect(merged.coveredTop == device.window(in: .portrait).statusBarHeight)
  }

  @Test func `on an iPhone X the root begins at 88`() throws {
    let device = try #require(Device.named("iphone-x"))
    for statusBar in StatusBar.allCases {
      let regions = device.regions(in: .portrait, placement: .onTop, statusBar: statusBar)
      #expect(regions.root == Rect(x: 0, y: 88, width: 375, height: 724))
    }
  }

  @Test(arguments: [StatusBar.separate, .merged, .hidden])
  func `a TV has a hidden status bar whatever the app asks for`(statusBar: StatusBar) throws {
    let device = try #require(Device.named("apple-tv-4k"))
    let regions = device.regions(in: .landscape, placement: .onTop, statusBar: statusBar)
    #expect(regions.statusBar == nil)
    #expect(regions.root == Rect(x: 0, y: 44, width: 1920, height: 1036))
  }

  @Test func `the bar's items are in its lowest 44 points, away from the unsafe sides`() throws {
    let device = try #require(Device.named("iphone-x"))
    let upright = device.regions(in: .portrait, placement: .onTop, statusBar: .merged)
    #expect(
      upright.navigationBarStrip(safeArea: device.landscape.safeArea)
        == Rect(x: 44, y: 44, width: 287, height: 44))
    let none = device.regions(in: .portrait, placement: .hidden, statusBar: .merged)
    #expect(none.navigationBarStrip(safeArea: .zero) == nil)
  }
}

extension Window {
  /// Returns the box between two heights, as wide as the window.
  fileprivate func band(_ span: ClosedRange<Double>) -> Rect {
    Rect(
      x: 0, y: span.lowerBound, width: size.width, height: span.upperBound - span.lowerBound)
  }
}
