import AppModel
import Support
import Testing

@testable import AppLayout

/// How safe areas are passed from a window to the views inside it.
struct SafeAreaTests {
  let parent = Size(width: 375, height: 812)

  @Test func `a child that ends 30 above its parent's end has 30 less of the safe area there`() {
    let insets = Insets(bottom: 80)
    let child = Rect(x: 0, y: 0, width: 375, height: 782)
    #expect(insets.inherited(by: child, in: parent) == Insets(bottom: 50))
  }

  @Test func `a child that fills its parent has the same safe area`() {
    let insets = Insets(top: 44, left: 1, bottom: 34, right: 2)
    #expect(insets.inherited(by: Rect(size: parent), in: parent) == insets)
  }

  @Test func `a root under the bar is safe at the top`() throws {
    let held = try HeldDevice.wanted("iphone-x", in: .portrait)
    let root = held.regions(placement: .onTop, statusBar: .merged).root
    #expect(held.window.safeArea.inherited(by: root, in: parent) == Insets(bottom: 34))
  }

  @Test(arguments: FlowScenario.seeds)
  func `safe areas are never negative, wherever the child is`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let insets = Insets(all: random.length(upTo: 100))
    let child = Rect(
      x: random.length(upTo: 600) - 300, y: random.length(upTo: 600) - 300,
      width: random.length(upTo: 600), height: random.length(upTo: 600))
    let safe = insets.inherited(by: child, in: parent)
    #expect(min(safe.top, safe.left, safe.bottom, safe.right) >= 0)
  }

  @Test(arguments: Device.all)
  func `the top is safe without a status bar, unless there is a notch or island`(device: Device) {
    for held in device.held {
      let shown = held.window.safeArea
      #expect(held.safeArea(with: .separate) == shown)
      #expect(held.safeArea(with: .merged) == shown)
      let hidden = held.safeArea(with: .hidden)
      let keepsTop = device.deviceClass == .tv || device.cutout != nil
      #expect(hidden.top == (keepsTop ? shown.top : 0))
      #expect(hidden.bottom == shown.bottom)
    }
  }
}
