/// A device that the user describes, with the keys of Riverbed's own device table.
///
/// It is created only if it can be drawn on: its id can be used in paths, and every number is
/// within bounds.
package struct CustomDevice: Hashable, Sendable {
  package let id: String
  package let name: String
  package let family: DeviceFamily
  /// The kind of its front.
  package let front: DeviceFront
  package let scale: Double
  package let cornerRadius: Double
  /// The cutout at the top edge of its display.
  package let cutout: CustomCutout?
  package let portrait: CustomWindow?
  package let landscape: CustomWindow?
  package let location: Location

  private static let standardScale = 2.0
  private static let largestScale = 16.0

  /// Reads a device; reports one that cannot be drawn on and returns nil.
  init?(_ reader: inout ObjectReader) {
    reader.knows(
      "aliases", "sources", "navBarTopPortrait", "inCallStatusBar", "note", "notes", "ios18",
      "ios26")
    location = reader.location
    let id = reader.locatedText("id")
    let name = reader.text("name")
    family = reader.word("family", .customDevice) ?? .iphone
    front = reader.word("class", .customDevice) ?? .homeButton
    scale =
      reader.number(
        "scale", aboveZeroTo: Self.largestScale, else: Self.standardScale, .customDevice)
      ?? Self.standardScale
    let portrait = reader.objectOrNull("portrait", CustomWindow.init)
    let landscape = reader.objectOrNull("landscape", CustomWindow.init)
    let room = Room(portrait, landscape)
    cornerRadius =
      reader.number("cornerRadius", within: 0...room.shortSide / 2, .customDevice) ?? 0
    cutout = reader.objectOrNull("cutout") { CustomCutout(&$0, in: room) }
    self.portrait = portrait
    self.landscape = landscape
    let orientations = [reader.written("portrait"), reader.written("landscape")]
    let isDescribed = orientations.contains { $0.map { !$0.isNull } ?? false }
    if id == nil || !isDescribed { reader.report(.incomplete) }
    let message = id.flatMap { DeviceID.message(about: $0.value) }
    if let id, let message { reader.report(message, at: id.location) }
    // If both orientations are described and one is unreadable, the device is not what was meant.
    let readable = [portrait, landscape].compactMap(\.self).count
    let described = orientations.compactMap(\.self).filter { !$0.isNull }.count
    guard let id, message == nil, readable > 0, readable == described else { return nil }
    self.id = id.value
    self.name = name ?? id.value
  }

  /// The room for corners and cutouts in upright coordinates, however the device is held.
  struct Room {
    let width: Double
    let height: Double

    init(_ portrait: CustomWindow?, _ landscape: CustomWindow?) {
      let most = CustomWindow.sides.upperBound
      width = min(portrait?.width ?? most, landscape?.height ?? most)
      height = min(portrait?.height ?? most, landscape?.width ?? most)
    }

    var shortSide: Double { min(width, height) }
  }
}

extension Rule {
  package static let customDevice = Rule(
    "own-device",
    means: "A device described in riverbed.json has no id that can be part of a file name, "
      + "neither portrait nor landscape, no width or height, a number beyond what a device can "
      + "have, or an unknown word for its family, class, size class or cutout.",
    matters: "Nothing can be drawn on it, so it is left out; or it is drawn with the number that "
      + "the message names, or as another kind of device.",
    fix: "Describe it as {\"id\": ..., \"portrait\": {\"w\": 320, \"h\": 568, ...}} with an id of "
      + "its own; the JSON Schema of riverbed.json lists the words and bounds.")
}

extension Diagnostic.Message {
  fileprivate static var incomplete: Self {
    Self(.customDevice, .error, "a device needs an id, and portrait or landscape")
  }

  /// Returns the message that a window or a cutout has no size.
  static func noSize(_ subject: String) -> Self {
    Self(.customDevice, .error, "\(subject) needs a width and a height")
  }
}
