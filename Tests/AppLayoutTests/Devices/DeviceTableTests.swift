import Support
import Testing

@testable import AppLayout
@testable import AppModel

/// Compares the built-in devices with the measured values in `Fixtures/Devices/devices.json`.
struct DeviceTableTests {
  let rows: [JSONTree]
  let bars: JSONTree

  init() throws {
    let file = try JSONTree(strictly: Fixtures.bytes("Devices/devices.json"))
    rows = try file.at("/devices").elements
    bars = try file.at("/bars")
  }

  @Test func `all devices of the table exist in the same order`() {
    #expect(rows.count >= 33)
    #expect(Device.all.map(\.id) == rows.compactMap { $0["id"]?.text })
  }

  @Test func `every device equals its row field by field`() throws {
    for (device, row) in zip(Device.all, rows) {
      #expect(device.name == row["name"]?.text)
      #expect(device.deviceClass.family == row["family"]?.text)
      #expect(device.kind.word == row["class"]?.text)
      #expect(device.scale == row["scale"]?.number)
      #expect(try device.aliases == row.at("/aliases").elements.compactMap(\.text))
      #expect(device.cornerRadius == row["cornerRadius"]?.number)
      #expect(try device.portrait == row.present("portrait").map(window))
      #expect(try device.landscape == window(row.at("/landscape")))
      let cutout = row.present("cutout")
      #expect(try device.cutout?.frame == cutout?.rect())
      #expect(device.cutout?.kind.rawValue == cutout?["kind"]?.text)
    }
  }

  @Test func `no row has a key that the test does not know`() {
    let compared: Set = [
      "id", "name", "family", "class", "scale", "aliases", "cornerRadius", "portrait", "landscape",
      "cutout",
    ]
    // Sources and notes, measurements of other systems, and values that only system containers
    // need.
    let ignored: Set = [
      "sources", "note", "ios18", "ios26", "inCallStatusBar", "navBarTopPortrait",
    ]
    for row in rows {
      #expect(Set(row.members.map(\.key)).subtracting(ignored) == compared)
    }
  }

  @Test func `tab bar heights match the table of bars`() throws {
    let tabBar = try bars.at("/tabBar")
    #expect(tabBar["phone"]?.number == TabBar.phone)
    #expect(tabBar["phoneCompactHeight"]?.number == TabBar.phoneCompactHeight)
    #expect(tabBar["ipadHomeButton"]?.number == TabBar.ipadHomeButton)
    #expect(tabBar["ipadFullScreenTotal"]?.number == TabBar.ipadFullScreenTotal)
    #expect(tabBar["addBottomSafeArea"]?.isTrue == true)
  }

  private func window(_ row: JSONTree) throws -> Window {
    let size = try row.size()
    let classes = row["sizeClass"]?.text?.split(separator: "/").map(String.init) ?? []
    return Window(
      size: size, statusBarHeight: try row.member("statusBar"),
      safeArea: try row.at("/safeArea").insets(),
      horizontal: try #require(classes.first.flatMap(SizeClass.init)),
      vertical: try #require(classes.last.flatMap(SizeClass.init)))
  }
}
