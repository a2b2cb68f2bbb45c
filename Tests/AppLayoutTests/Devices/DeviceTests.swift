import Testing

@testable import AppLayout
@testable import AppModel

/// The values that are derived from the device tables.
struct DeviceTests {
  @Test func `a device is found by its id`() throws {
    #expect(try #require(Device.named("iphone-x")).name == "iPhone X")
    #expect(Device.named("iphone-99") == nil)
    #expect(Set(Device.all.map(\.id)).count == Device.all.count)
  }

  @Test func `a TV is always in landscape`() throws {
    let television = try #require(Device.named("apple-tv-hd"))
    #expect(television.orientations == [.landscape])
    #expect(television.window(in: .portrait) == television.landscape)
  }

  @Test(arguments: Device.all)
  func `windows match their orientation, and cutouts are in their unsafe area`(device: Device) {
    for orientation in device.orientations {
      let window = device.window(in: orientation)
      let safe = window.safeArea
      #expect(min(safe.top, safe.left, safe.bottom, safe.right) >= 0)
      #expect(window.bounds.inset(by: safe).width > 0)
      #expect((window.size.width > window.size.height) == (orientation == .landscape))
      guard let cutout = device.cutout(in: orientation)?.frame else { continue }
      #expect(cutout.x >= 0 && cutout.maxX <= window.size.width)
      #expect(cutout.y >= 0 && cutout.maxY <= window.size.height)
      #expect(cutout.maxX <= safe.left || cutout.maxY <= safe.top)
    }
  }

  @Test(arguments: [
    ("iphone-x", Orientation.portrait, 83.0),
    ("iphone-x", .landscape, 53),
    ("iphone-xr", .landscape, 70),
    ("iphone-8", .portrait, 49),
    ("iphone-8", .landscape, 32),
    ("ipad-9.7", .portrait, 50),
    ("ipad-pro-11", .landscape, 65),
    ("apple-tv-4k", .landscape, 0),
  ])
  func `a tab bar takes its height from the bottom`(
    id: String, orientation: Orientation, height: Double
  ) throws {
    #expect(try HeldDevice.wanted(id, in: orientation).tabBarHeight == height)
  }

  @Test func `the notch is on the left in landscape`() throws {
    let device = try #require(Device.named("iphone-x"))
    #expect(device.cutout(in: .portrait)?.frame == Rect(x: 83, y: 0, width: 209, height: 30))
    #expect(device.cutout(in: .landscape)?.frame == Rect(x: 0, y: 83, width: 30, height: 209))
    let corner = Cutout(kind: .notch, frame: Rect(x: 10, y: 1, width: 20, height: 5))
    #expect(corner.turned(inWidth: 100).frame == Rect(x: 1, y: 70, width: 5, height: 20))
  }
}
