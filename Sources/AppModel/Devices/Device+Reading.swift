import Geometry

extension Device {
  private static let standardScale = 2.0
  private static let largestScale = 16.0

  /// Reads a device that the user describes, or one of Riverbed's own, which have aliases. Reports
  /// one that cannot be drawn on and returns nil: its id cannot be part of a path, something is
  /// missing that cannot be guessed, or it contradicts itself.
  init?(_ reader: inout ObjectReader, aliases: [String] = []) {
    reader.knows(
      "aliases", "sources", "navBarTopPortrait", "inCallStatusBar", "note", "notes", "ios18",
      "ios26")
    let id = reader.locatedText("id")
    let upright = reader.value("portrait").flatMap { $0.isNull ? nil : $0.location }
    let name = reader.text("name")
    let written = WrittenDeviceKind(&reader)
    let scale = reader.number(
      "scale", aboveZeroTo: Self.largestScale, else: Self.standardScale, .customDevice)
    let portrait = reader.objectOrNull("portrait") { Window(&$0, of: written.deviceClass) }
    let sideways = reader.objectOrNull("landscape") { Window(&$0, of: written.deviceClass) }
    let room = Self.room(portrait, sideways)
    let cornerRadius = reader.number(
      "cornerRadius", within: 0...min(room.width, room.height) / 2, .customDevice)
    let kind = written.kind(&reader, in: room)
    // If both orientations are described and one is unreadable, the device is not what was meant.
    let described = [reader.written("portrait"), reader.written("landscape")]
      .compactMap(\.self).filter { !$0.isNull }.count
    if id == nil || described == 0 { reader.report(.incomplete) }
    let message = id.flatMap { DeviceID.message(about: $0.value) }
    if let id, let message { reader.report(message, at: id.location) }
    let isUprightTV = written.deviceClass == .tv && upright != nil
    if isUprightTV, let upright { reader.report(.uprightTV, at: upright) }
    guard let id, message == nil, let kind, !isUprightTV,
      [portrait, sideways].compactMap(\.self).count == described,
      let landscape = sideways ?? portrait?.turned(on: kind)
    else { return nil }
    self.init(
      id: id.value, name: (name ?? id.value).readable, kind: kind,
      scale: scale ?? Self.standardScale, aliases: aliases, cornerRadius: cornerRadius ?? 0,
      portrait: portrait, landscape: landscape)
  }

  /// Returns the room for corners and cutouts in upright coordinates, however the device is held.
  private static func room(_ portrait: Window?, _ landscape: Window?) -> Size {
    let most = Window.sides.upperBound
    return Size(
      width: min(portrait?.size.width ?? most, landscape?.size.height ?? most),
      height: min(portrait?.size.height ?? most, landscape?.size.width ?? most))
  }
}

extension Rule {
  package static let customDevice = Rule(
    "own-device",
    means: "A device described in riverbed.json has no id that can be part of a file name, "
      + "neither portrait nor landscape, no width or height, a number beyond what a device can "
      + "have, an unknown word for its family, class, size class or cutout, or a family, class "
      + "and cutout that contradict each other, such as a notch next to a home button, or it is a "
      + "TV held upright.",
    matters: "Nothing can be drawn on it, so it is left out; or it is drawn with the number that "
      + "the message names, or as another kind of device.",
    fix: "Describe it as {\"id\": ..., \"portrait\": {\"w\": 320, \"h\": 568, ...}} with an id of "
      + "its own; the JSON Schema of riverbed.json lists the words and bounds.")
}

extension Diagnostic.Message {
  fileprivate static var incomplete: Self {
    Self(.customDevice, .error, "a device needs an id, and portrait or landscape")
  }

  fileprivate static var uprightTV: Self {
    Self(.customDevice, .error, "a TV is not held upright; describe its landscape")
  }

  /// Returns the message that a window or a cutout has no size.
  static func noSize(_ subject: String) -> Self {
    Self(.customDevice, .error, "\(subject) needs a width and a height")
  }

  fileprivate static func notAName(_ id: String) -> Self {
    Self(
      .customDevice, .error, "the device id '\(name: id)' cannot be part of a file name",
      .action(
        "use at most 64 letters, digits, hyphens, dots and underscores; start with a letter or "
          + "digit and do not end with a dot"))
  }

  fileprivate static func ofWindows(_ id: String) -> Self {
    Self(
      .customDevice, .error,
      "the device id '\(name: id)' is a name that Windows reserves",
      .action("give the device another id"))
  }

  fileprivate static func ofSite(_ id: String) -> Self {
    Self(
      .customDevice, .error, "the device id '\(name: id)' is a name that the site itself uses",
      .action("give the device another id"))
  }
}

/// The rules for the ids of devices that the user describes, which become parts of file names.
private enum DeviceID {
  private static let longest = 64

  /// Returns the message about an id; nil if a device can have it.
  static func message(about id: String) -> Diagnostic.Message? {
    guard isName(id) else { return .notAName(id) }
    if ReservedNames.contains(id, among: ReservedNames.ofWindows) { return .ofWindows(id) }
    let isOfSite =
      ReservedNames.contains(id, among: ReservedNames.ofSite)
      || ReservedNames.endings.contains { ReservedNames.folded(id).hasSuffix($0) }
    return isOfSite ? .ofSite(id) : nil
  }

  /// Whether an id can be part of a file name on every disk: letters, digits and, after the first
  /// one, hyphens, underscores and dots, but no dot at the end.
  private static func isName(_ id: String) -> Bool {
    (1...longest).contains(id.utf8.count) && id.utf8.first?.isLetterOrDigit ?? false
      && id.utf8.last != UInt8(ascii: ".")
      && id.utf8.allSatisfy { $0.isLetterOrDigit || "-._".utf8.contains($0) }
  }
}
