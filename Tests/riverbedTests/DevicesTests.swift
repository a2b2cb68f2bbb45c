import Disk
import Support
import Testing

@testable import AppLayout
@testable import AppModel
@testable import riverbed

@Suite struct DevicesTests {
  @Test func `every device has its own line`() {
    let run = CommandRun("devices")
    #expect(run.code == .clean)
    let lines = run.output.split(separator: "\n")
    #expect(lines.dropFirst().map { $0.prefix { $0 != " " } } == Device.all.map { $0.id[...] })
  }

  @Test func `a device as JSON can be used in riverbed.json unchanged`() throws {
    let run = CommandRun("devices", "--json")
    #expect(run.code == .clean)
    let reading = AppReading(
      AppFiles([
        "rivers.json": .bytes(Array(#"[{"id": "1", "name": "Home"}]"#.utf8)),
        "riverbed.json": .bytes(Array(#"{"devices": \#(run.output)}"#.utf8)),
      ]))
    #expect(reading.diagnostics.filter { $0.file == "riverbed.json" } == [])
    let devices = try #require(reading.app).devices
    #expect(devices.count == Device.all.count)
    for (device, known) in zip(devices, Device.all) {
      #expect(device.id == known.id)
      #expect(device.name == known.name)
      #expect(device.kind == known.kind)
      #expect(device.scale == known.scale)
      #expect(device.cornerRadius == known.cornerRadius)
      #expect(device.portrait?.size == known.portrait?.size)
      #expect(device.portrait?.safeArea == known.portrait?.safeArea)
      #expect(device.landscape.size == known.landscape.size)
      #expect(device.landscape.safeArea == known.landscape.safeArea)
      #expect(device.landscape.statusBarHeight == known.landscape.statusBarHeight)
    }
  }
}
