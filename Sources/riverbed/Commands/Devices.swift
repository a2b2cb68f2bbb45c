import Printing

/// Lists the devices that Riverbed knows.
struct Devices: Hashable {
  let isJSON: Bool

  func run(on console: inout Console) -> ExitCode {
    console.output.write(isJSON ? ShownText(trusted: Listing.devicesAsJSON) : Listing.devices)
    return .clean
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
