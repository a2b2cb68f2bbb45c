import AppLayout
import AppModel
import Support
import Testing

@testable import Wireframe

@Suite struct `Corners of the device in a prototype` {
  @Test func `are drawn where the display has round corners`() throws {
    for (id, count) in [("iphone-17", 9), ("iphone-se-1", 0)] {
      let device = try #require(Device.named(id))
      let held = HeldDevice(device, in: .portrait)
      let corners = DeviceCorners(of: device, DeviceBody(held), held.window.bounds)
      #expect(corners.shapes.count == count)
    }
  }

  @Test func `nothing is drawn outside of the body of a device`() throws {
    for device in Device.all {
      for held in device.orientations.map({ HeldDevice(device, in: $0) }) {
        let body = DeviceBody(held)
        let boxes = body.back.compactMap { shape -> Rect? in
          if case .box(let box) = shape, box.paint.fill != .role(.page) { box.frame } else { nil }
        }
        #expect(!boxes.isEmpty)
        for box in boxes {
          #expect(box.x >= body.reach.x && box.maxX <= body.reach.maxX)
          #expect(box.y >= body.reach.y && box.maxY <= body.reach.maxY)
        }
      }
    }
  }
}
