import AppModel
import Support
import Testing

@testable import AppLayout

/// How presentations adapt to a window, and where popovers find room.
@Suite struct AdaptedFrameTests {
  private func frame(
    _ style: PresentationStyle, on device: String, _ orientation: Orientation,
    rtl: Bool = false
  ) throws -> PresentedFrame {
    let files = [
      "routes.json": """
      {"scenes": [{"id": "a", "initial": true}, {"id": "b"}],
       "presentations": [{"from": "a", "to": "b", "style": "\(style.rawValue)"}]}
      """, "settings.json": #"{"template": "ui_builder", "rtl": \#(rtl)}"#,
    ]
    let routing = try App(components: "", files: files).routing
    let presentation = try #require(routing.transitions.compactMap(\.presentation).first)
    return try SceneFrames(routing, on: .wanted(device, in: orientation)).frame(of: presentation)
  }

  @Test func `a card that covers a compact window removes the presenter's view`() throws {
    for style in [PresentationStyle.popover, .formSheet] {
      let phone = try frame(style, on: "iphone-x", .portrait)
      #expect(phone.adapted == .fullScreen && !phone.keepsPresenter)
      #expect(try frame(style, on: "ipad-9.7", .portrait).keepsPresenter)
    }
    #expect(try frame(.pageSheet, on: "iphone-x", .portrait).keepsPresenter)
    #expect(try frame(.pageSheet, on: "iphone-x", .landscape).keepsPresenter)
  }

  @Test func `what a sheet covers is smaller on a compact width only`() throws {
    for style in PresentationStyle.allCases {
      for (device, orientation) in [
        ("iphone-x", Orientation.portrait), ("iphone-x", .landscape),
        ("iphone-14-pro-max", .landscape), ("ipad-9.7", .portrait), ("ipad-9.7", .landscape),
      ] {
        let window = try HeldDevice.wanted(device, in: orientation).window
        let sheet = try frame(style, on: device, orientation)
        let covered = PresentedFrame.covered(by: sheet.form, in: window)
        let isSmaller =
          [.pageSheet, .automatic].contains(style) && orientation == .portrait
          && device == "iphone-x"
        #expect((covered != nil) == isSmaller, "\(style) on \(device) \(orientation)")
        guard let covered else { continue }
        // Its top is seen between the status bar and the sheet, in the proportions of the window.
        #expect(covered.y == window.safeArea.top && covered.y < sheet.frame.y)
        #expect(covered.x == 16 && covered.maxX == window.size.width - 16)
        let shape = window.size.height / window.size.width
        #expect(abs(covered.height / covered.width - shape) < 1e-9)
      }
    }
  }

  @Test func `a popover is next to its anchor where there is no room below or above`() throws {
    let size = PresentationMeasures.popover
    let below = try frame(.popover, on: "ipad-9.7", .portrait)
    let tip = try #require(below.tip)
    #expect(below.frame.size == size && below.frame.y > tip.y)
    let right = try frame(.popover, on: "ipad-9.7", .landscape)
    let rightTip = try #require(right.tip)
    #expect(right.frame.size == size && right.frame.x > rightTip.x)
    let left = try frame(.popover, on: "ipad-9.7", .landscape, rtl: true)
    let leftTip = try #require(left.tip)
    #expect(left.frame.size == size && left.frame.maxX < leftTip.x)
  }

  @Test func `columns are whole pixels`() throws {
    let files = [
      "routes.json": """
      {"scenes": [{"id": "s", "container": "split", "initial": true}, {"id": "a"}, {"id": "b"}],
       "segues": [{"from": "s", "to": "a", "kind": "relationship"},
                  {"from": "s", "to": "b", "kind": "relationship"}]}
      """
    ]
    let routing = try App(components: "", files: files).routing
    for id in ["ipad-mini-6", "ipad-9.7", "iphone-14-pro-max"] {
      let held = try HeldDevice.wanted(id, in: .portrait)
      let frames = SceneFrames(routing, on: held)
      for scene in routing.routes.scenes.elementIndices {
        let pixels = frames[scene].width * held.device.scale
        #expect(abs(pixels - pixels.rounded()) < 1e-9)
      }
    }
  }
}
