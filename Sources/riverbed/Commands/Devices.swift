import AppLayout
import AppModel
import Disk

/// Lists the devices that Riverbed knows.
struct Devices: Hashable {
  let isJSON: Bool

  func run(on console: inout Console) -> ExitCode {
    console.output.write(isJSON ? ShownText(own: Self.json) : Self.table)
    return .clean
  }

  /// Every device on a line, held upright where it can be.
  private static var table: ShownText {
    let head: [ShownText] = ["ID", "NAME", "SIZE", "SAFE AREA", "STATUS BAR", "CLASS", "ALSO"]
    let rows = Device.all.map { device -> [ShownText] in
      let window = device.portrait ?? device.landscape
      return [
        "\(device.id)", "\(device.name)", window.size.shown, window.safeArea.shown,
        "\(window.statusBarHeight.shortText)", "\(device.kind.word)",
        "\(device.aliases.joined(separator: ", "))",
      ]
    }
    return TextTable(rows: [head] + rows).text
  }

  /// Every device, with the keys that riverbed.json uses for custom devices.
  private static var json: String {
    JSONWriter.text { json in
      json.array(Device.all) { $0.device($1) }
    }
  }
}

extension Command {
  static let devices = Command(
    name: "devices",
    summary: "List the devices: size, safe area and status bar when held upright, and other "
      + "devices with the same measures.",
    operands: [],
    options: [.json, .help, .version],
    examples: ["riverbed devices", "riverbed devices --json"],
    read: { arguments in .devices(Devices(isJSON: arguments.has(.json))) })
}
