import AppLayout
import Printing

/// The variants that a command line selects; an empty list selects nothing on its axis.
struct AxisWords: Hashable {
  let command: Command
  let devices: [String]
  let orientations: [Orientation]
  let placements: [Placement]
  let statusBars: [StatusBar]
  let screens: [String]
}

extension AxisWords {
  init(_ arguments: Arguments) {
    let orientation = arguments.value(of: .orientation)
    self.init(
      command: arguments.command,
      devices: arguments.values(of: .device),
      orientations: orientation == Orientation.both
        ? Orientation.allCases : [orientation.flatMap(Orientation.init)].compactMap(\.self),
      placements: arguments.values(of: .placement).compactMap(Placement.init),
      statusBars: arguments.values(of: .statusBar).compactMap(StatusBar.init),
      screens: arguments.values(of: .screen))
  }

  /// Whether nothing is selected, so that everything is.
  var isWhole: Bool {
    devices.isEmpty && orientations.isEmpty && placements.isEmpty && statusBars.isEmpty
      && screens.isEmpty
  }

  /// Returns the axes of an app: what the command line selects, or else what the app itself is
  /// configured with.
  func axes(of app: App) throws(UsageError) -> VariantAxes {
    VariantAxes(
      devices: try devices(of: app),
      orientations: orientations.isEmpty ? app.orientations : orientations,
      placements: Self.chosen(placements, of: Placement.allCases),
      statusBars: Self.chosen(statusBars, of: StatusBar.allCases),
      screens: try screens(of: app))
  }

  /// Returns the axes of an app. Throws where they select no variant of an app that has screens.
  func drawnAxes(of app: App) throws(UsageError) -> VariantAxes {
    let axes = try axes(of: app)
    let groups = axes.groups(of: app)
    guard groups.isEmpty || groups.contains(where: { !$0.variants.isEmpty }) else {
      throw UsageError("no variant of the app matches these options", of: command)
    }
    return axes
  }

  private func devices(of app: App) throws(UsageError) -> [Device] {
    guard !devices.isEmpty else { return app.devices }
    let known = app.devices + Device.all
    let named = Dictionary(firstOf: known.map { ($0.id, $0) })
    var found: [Device] = []
    var seen: Set<String> = []
    for id in devices {
      guard let device = named[id] else { throw .unknownDevice(id, known, command) }
      if seen.insert(id).inserted { found.append(device) }
    }
    return found
  }

  private func screens(of app: App) throws(UsageError) -> Set<String>? {
    guard !screens.isEmpty else { return nil }
    let named = Self.screens(of: app)
    var keys: Set<String> = []
    for word in screenWords(among: Set(named.keys)) {
      guard let found = named[word] else {
        throw .unknownScreen(word, app.screens.flatMap { [$0.slug, $0.id, $0.title] }, command)
      }
      keys.formUnion(found)
    }
    return keys
  }

  /// Returns the words for screens that have these names. A word with commas is one where a screen
  /// has that name, otherwise several.
  private func screenWords(among names: Set<String>) -> [String] {
    screens.flatMap { word in
      let words = word.wordsBetweenCommas
      return words.isEmpty || names.contains(word) ? [word] : words
    }
  }

  /// Returns the words for screens of stored pictures, which have these names; nil without one.
  /// Throws where a word is none of them.
  func storedScreens(among names: () -> Set<String>) throws(UsageError) -> Set<String>? {
    guard !screens.isEmpty else { return nil }
    let names = names()
    let words = screenWords(among: names)
    for word in words where !names.contains(word) {
      throw .unknownStoredScreen(word, names.sorted(), command)
    }
    return Set(words)
  }

  /// Returns the keys of the screens by every name that a screen has.
  private static func screens(of app: App) -> [String: Set<String>] {
    app.screens.reduce(into: [:]) { named, screen in
      for name in [screen.key, screen.id, screen.slug, screen.name].compactMap(\.self) {
        named[name, default: []].insert(screen.key)
      }
    }
  }

  /// Returns the wanted words in the order of all of them, or all where none is wanted.
  private static func chosen<Word: Equatable>(_ wanted: [Word], of all: [Word]) -> [Word] {
    wanted.isEmpty ? all : all.filter(wanted.contains)
  }
}

extension UsageError {
  fileprivate static func unknownDevice(
    _ id: String, _ devices: [Device], _ command: Command
  ) -> Self {
    Self(
      "no device has the id '\(id.quotable)'; 'riverbed devices' lists them", of: command,
      suggesting: Device.nearest(to: id, among: devices))
  }

  fileprivate static func unknownStoredScreen(
    _ word: String, _ names: [String], _ command: Command
  ) -> Self {
    Self("neither side has a screen '\(word.quotable)'", of: command, near: word, names)
  }

  fileprivate static func unknownScreen(
    _ word: String, _ names: [String], _ command: Command
  ) -> Self {
    Self("the app has no screen '\(word.quotable)'", of: command, near: word, names)
  }
}

extension Option {
  static let device = Option(
    name: "device", value: Value(placeholder: "ID", isList: true, kind: .device),
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
    summary: "The placements of the navigation bar: "
      + "\(Placement.allCases.map(\.rawValue).joined(separator: ", ")).")

  static let statusBar = Option(
    name: "status-bar",
    value: Value(placeholder: "S", choices: StatusBar.allCases.map(\.rawValue), isList: true),
    summary: "The configurations of the status bar: "
      + "\(StatusBar.allCases.map(\.rawValue).joined(separator: ", ")).")

  static let screen = Option(
    name: "screen", value: Value(placeholder: "ID", kind: .screen),
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
