import AppModel
import Testing

@testable import AppLayout

/// The nine rows of regions on every device, in both orientations.
struct RegionFramesTests {
  @Test(arguments: Device.all)
  func `each status bar and placement gives the regions of its row`(device: Device) {
    for held in device.held {
      let window = held.window
      let height = window.size.height
      let shown = window.statusBarHeight
      let hidden = device.cutout == nil ? 0 : shown
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
      #expect(possible.count == (device.deviceClass == .tv ? 3 : 9))
      for (statusBar, placement, container, bar, root) in possible {
        let regions = held.regions(placement: placement, statusBar: statusBar)
        #expect(regions.statusBar == container.map { window.band(0...$0) })
        #expect(regions.navigationBar == bar.map(window.band))
        #expect(regions.root == window.band(root...height))
      }
    }
  }

  @Test(arguments: Device.all)
  func `with the bar on top, the regions together are as tall as the window`(device: Device) {
    for held in device.held {
      for statusBar in device.statusBars {
        let regions = held.regions(placement: .onTop, statusBar: statusBar)
        let heights = [regions.statusBar, regions.navigationBar, regions.root].compactMap {
          $0?.height
        }
        #expect(heights.reduce(0, +) == held.window.size.height)
      }
    }
  }

  @Test(arguments: Device.all)
  func `overlay and hidden give the root the same space`(device: Device) {
    for held in device.held {
      for statusBar in device.statusBars {
        let overlay = held.regions(placement: .overlay, statusBar: statusBar)
        let hidden = held.regions(placement: .hidden, statusBar: statusBar)
        #expect(overlay.root == hidden.root)
        #expect(overlay.statusBar == hidden.statusBar)
      }
    }
  }

  @Test(arguments: Device.all, StatusBar.allCases)
  func `the root is covered as far as the bar or the status bar extends`(
    device: Device, statusBar: StatusBar
  ) {
    for held in device.held {
      for placement in Placement.allCases {
        let regions = held.regions(placement: placement, statusBar: statusBar)
        let bottom = regions.navigationBar?.maxY ?? regions.statusBar?.maxY
        let covered = bottom.map { $0 - regions.root.y }
        if let covered { #expect(regions.coveredTop == covered) }
        #expect(regions.coveredTop >= 0)
      }
    }
    let upright = HeldDevice(device, in: .portrait)
    let merged = upright.regions(placement: .hidden, statusBar: .merged)
    #expect(merged.coveredTop == upright.window.statusBarHeight)
  }

  @Test func `on an iPhone X the root begins at 88`() throws {
    let held = try HeldDevice.wanted("iphone-x", in: .portrait)
    for statusBar in StatusBar.allCases {
      let regions = held.regions(placement: .onTop, statusBar: statusBar)
      #expect(regions.root == Rect(x: 0, y: 88, width: 375, height: 724))
    }
  }

  @Test(arguments: [StatusBar.separate, .merged, .hidden])
  func `a TV has a hidden status bar whatever the app asks for`(statusBar: StatusBar) throws {
    let held = try HeldDevice.wanted("apple-tv-4k", in: .landscape)
    let regions = held.regions(placement: .onTop, statusBar: statusBar)
    #expect(regions.statusBar == nil)
    #expect(regions.root == Rect(x: 0, y: 44, width: 1920, height: 1036))
  }

  @Test func `the bar's items are in its lowest 44 points, away from the unsafe sides`() throws {
    let held = try HeldDevice.wanted("iphone-x", in: .portrait)
    let upright = held.regions(placement: .onTop, statusBar: .merged)
    #expect(
      upright.navigationBarStrip(safeArea: held.device.landscape.safeArea)
        == Rect(x: 44, y: 44, width: 287, height: 44))
    let none = held.regions(placement: .hidden, statusBar: .merged)
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
