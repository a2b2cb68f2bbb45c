import AppLayout
import AppModel

extension Option {
  static let device = Option(
    name: "device", value: Value(placeholder: "ID", isList: true),
    summary: "The devices, from those that 'riverbed devices' lists or riverbed.json describes. "
      + "Separate several with commas, or repeat the option.")

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
    summary: "The configurations of the status bar: separate, merged, hidden.")

  static let screen = Option(
    name: "screen", value: Value(placeholder: "ID"),
    summary: "The screens, by id, by name, or by the name in addresses (home, in-depth). "
      + "Separate several with commas, or repeat the option. Sites know them by id and by the name "
      + "in addresses.")

  /// The options that select variants of an app.
  static let axes: [Option] = [device, orientation, placement, statusBar, screen]
}

extension Orientation {
  /// The word for portrait and landscape.
  static let both = "both"
}
