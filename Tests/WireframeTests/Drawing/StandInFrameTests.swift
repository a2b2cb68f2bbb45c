import AppLayout
import AppModel
import Support
import Testing

@testable import Wireframe

@Suite struct `What is behind a stand-in` {
  private func shown(on id: String, _ orientation: Orientation) throws -> ShownScreen {
    let app = try FixtureApp.named("newsroom")
    let held = HeldDevice(try #require(Device.named(id)), in: orientation)
    let variant = Variant(
      screen: try #require(app.home), held: held, placement: .onTop, statusBar: .merged,
      entrance: .root)
    return ShownScreen(VariantLayout(variant, in: app), in: app)
  }

  @Test(arguments: Orientation.allCases)
  func `is what UIKit shows of the screen`(orientation: Orientation) throws {
    for (id, isPhone) in [("iphone-14-pro", true), ("iphone-se-1", true), ("ipad-9.7", false)] {
      let shown = try shown(on: id, orientation)
      let window = shown.held.window
      for kind in StandIn.allCases {
        let frames = StandInFrames(kind, in: shown)
        let isFlat = isPhone && orientation == .landscape
        #expect(frames.coversWindow == (kind.isFullScreen || isFlat), "\(kind) on \(id)")
        let isLow = kind == .sheet && isPhone && !isFlat
        #expect(frames.isLow == isLow)
        #expect(
          StandInDrawing(kind, over: shown).forms
            == (frames.coversWindow ? [] : isLow ? ["over", "low"] : ["over"]))
        #expect((frames.covered != nil) == (kind == .browser && isPhone && !isFlat))
        #expect(frames.panel.isInside(window.bounds))
        guard kind == .browser else { continue }
        let sheet = PresentedFrame(
          .pageSheet, in: window.bounds, from: window.bounds, of: window,
          deviceClass: shown.device.deviceClass, anchor: .view, isRightToLeft: false)
        #expect(frames.panel == sheet.frame)
      }
    }
  }

  @Test func `is the screen of a TV, which shows what a web page is about`() throws {
    let shown = try shown(on: "apple-tv-hd", .landscape)
    let (page, sheet) = (StandInFrames(.browser, in: shown), StandInFrames(.sheet, in: shown))
    #expect(!page.coversWindow)
    #expect((page.panel, page.image, page.text) == (sheet.panel, sheet.image, sheet.text))
  }

  @Test func `fades in its place, while the sheet is a part by itself`() throws {
    let shown = try shown(on: "iphone-14-pro", .portrait)
    for kind in [StandIn.browser, .sheet] {
      let parts = StandInDrawing(kind, over: shown).picture.shapes
      try #require(parts.count == 2)
      guard case .group(let behind) = parts[0], case .group = parts[1] else {
        Issue.record("\(kind) is not two groups")
        continue
      }
      let boxes = behind.shapes.compactMap { shape -> RoundedRect? in
        if case .box(let box) = shape { box } else { nil }
      }
      #expect(boxes.contains { $0.paint.fill == .role(.scrim) })
      #expect(boxes.contains { $0.paint.fill == .role(.cutout) } == (kind == .browser))
    }
  }
}

extension Rect {
  fileprivate func isInside(_ other: Rect) -> Bool {
    x >= other.x && y >= other.y && maxX <= other.maxX && maxY <= other.maxY
  }
}
