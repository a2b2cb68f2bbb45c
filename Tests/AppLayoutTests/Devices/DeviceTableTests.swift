import AppModel
import Support
import Testing

@testable import AppLayout

/// The device tables in Swift against `Fixtures/Devices/devices.json`, the measured truth.
struct DeviceTableTests {
  let rows: [JSONValue]
  let bars: JSONValue

  init() throws {
    let file = try Fixtures.json("Devices/devices.json")
    rows = file["devices"].elements
    bars = file["bars"]
  }

  @Test func `all 33 devices are there in the same order`() {
    #expect(Device.all.count == 33)
    #expect(Device.all.map(\.id) == rows.compactMap { $0["id"].text })
  }

  @Test func `every device equals its row field by field`() throws {
    for (device, row) in zip(Device.all, rows) {
      #expect(device.name == row["name"].text)
      #expect(device.family.rawValue == row["family"].text)
      #expect(device.front.rawValue == row["class"].text)
      #expect(device.scale == row["scale"].number)
      #expect(device.aliases == row["aliases"].elements.compactMap(\.text))
      #expect(device.cornerRadius == row["cornerRadius"].number)
      #expect(try device.portrait == row["portrait"].present.map(window))
      #expect(try device.landscape == window(row["landscape"]))
      let cutout = row["cutout"].present
      #expect(try device.cutout?.frame == cutout?.rect())
      #expect(device.cutout?.kind.rawValue == cutout?["kind"].text)
    }
  }

  @Test func `no row has a key that nobody looked at`() {
    let compared: Set = [
      "id", "name", "family", "class", "scale", "aliases", "cornerRadius", "portrait", "landscape",
      "cutout",
    ]
    // Sources and remarks, measurements of other systems, and what only system containers need.
    let ignored: Set = [
      "sources", "note", "ios18", "ios26", "inCallStatusBar", "navBarTopPortrait",
    ]
    for row in rows {
      #expect(Set(row.members.keys).subtracting(ignored) == compared)
    }
  }

  @Test func `tab bar heights are those of the table of bars`() {
    let tabBar = bars["tabBar"]
    #expect(tabBar["phone"].number == TabBar.phone)
    #expect(tabBar["phoneCompactHeight"].number == TabBar.phoneCompactHeight)
    #expect(tabBar["ipadHomeButton"].number == TabBar.ipadHomeButton)
    #expect(tabBar["ipadFullScreenTotal"].number == TabBar.ipadFullScreenTotal)
    #expect(tabBar["addBottomSafeArea"].isTrue)
  }

  private func window(_ row: JSONValue) throws -> Window {
    let size = try row.size()
    let classes = row["sizeClass"].text?.split(separator: "/").map(String.init) ?? []
    return Window(
      size.width, size.height, statusBar: try row.member("statusBar"),
      try row["safeArea"].insets(),
      try #require(classes.first.flatMap(SizeClass.init)),
      try #require(classes.last.flatMap(SizeClass.init)))
  }
}
