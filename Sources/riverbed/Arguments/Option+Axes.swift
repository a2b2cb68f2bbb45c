import AppLayout
import AppModel

extension Option {
  static let device = Option(
    name: "device", value: Value(placeholder: "ID", isList: true),
    summary: "The devices, of those that 'riverbed devices' lists or riverbed.json describes. "
      + "Several with commas, or by repeating the option.")

  static let orientation = Option(
    name: "orientation",
    value: Value(
      placeholder: "O", choices: Orientation.allCases.map(\.rawValue) + [Orientation.both]),
    summary: "How devices are held: portrait, landscape or both.")

  static let placement = Option(
    name: "placement",
    value: Value(placeholder: "P", choices: Placement.allCases.map(\.rawValue), isList: true),
    summary: "The placements of the navigation bar: on_top, overlay, hidden.")

  static let statusBar = Option(
    name: "status-bar",
    value: Value(placeholder: "S", choices: StatusBar.allCases.map(\.rawValue), isList: true),
    summary: "What becomes of the status bar: separate, merged, hidden.")

  static let screen = Option(
    name: "screen", value: Value(placeholder: "ID"),
    summary: "The screens, by id, by name, or by the name in addresses (home, in-depth). Several "
      + "with commas, or by repeating the option.")

  /// What tells which variants of an app are meant.
  static let axes: [Option] = [device, orientation, placement, statusBar, screen]
}

extension Orientation {
  /// The word for all of them.
  static let both = "both"
}
