import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Devices that a user describes` {
  @Test func `a user's description of a device from the table makes the same device`() throws {
    let table = String(decoding: try Fixtures.bytes("Devices/devices.json"), as: UTF8.self)
    let app = try App(components: "", files: ["riverbed.json": table])
    #expect(app.devices == Device.all.map(\.withoutAliases))
  }

  @Test func `values that a user leaves out are guessed from the family and orientation`() throws {
    let devices =
      #"[{"id": "a", "portrait": {"w": 320, "h": 568, "safeArea": {"t": 20}}}"#
      + #", {"id": "b", "family": "ipad", "landscape": {"w": 1024, "h": 768}}]"#
    let app = try App(
      components: "", files: ["riverbed.json": "{\"devices\": \(devices)}"])
    let (phone, tablet) = (try #require(app.devices.first), try #require(app.devices.last))
    #expect(phone.portrait?.horizontal == .compact && phone.portrait?.vertical == .regular)
    #expect(phone.landscape.size == Size(width: 568, height: 320))
    #expect(phone.front == .homeButton && phone.scale == 2 && phone.name == "a")
    #expect(tablet.portrait == nil && tablet.landscape.vertical == .regular)
  }
}

extension Device {
  fileprivate var withoutAliases: Device {
    Device(
      id: id, name: name, family: family, front: self.front, scale: scale, aliases: [],
      cornerRadius: cornerRadius, cutout: cutout, portrait: portrait, landscape: landscape)
  }
}
