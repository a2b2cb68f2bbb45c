/// A device that the user describes, with the keys of Riverbed's own device table.
///
/// It is created only if it can be drawn on: its id can be used in paths, and every number is
/// within bounds.
package struct OwnDevice: Hashable, Sendable {
  package let id: String
  package let name: String
  package let family: DeviceFamily
  /// The kind of its front.
  package let front: DeviceFront
  package let scale: Double
  package let cornerRadius: Double
  /// The cutout at the top edge of its display.
  package let cutout: OwnCutout?
  package let portrait: OwnWindow?
  package let landscape: OwnWindow?
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
    self.id = id?.value ?? ""
    name = reader.text("name") ?? self.id
    family = reader.word("family", .ownDevice) ?? .iphone
    front = reader.word("class", .ownDevice) ?? .homeButton
    scale =
      reader.number(
        "scale", aboveZeroTo: Self.largestScale, else: Self.standardScale, .ownDevice)
      ?? Self.standardScale
    let portrait = reader.objectOrNull("portrait", OwnWindow.init)
    let landscape = reader.objectOrNull("landscape", OwnWindow.init)
    let room = Room(portrait, landscape)
    cornerRadius =
      reader.number("cornerRadius", within: 0...room.shortSide / 2, .ownDevice) ?? 0
    cutout = reader.objectOrNull("cutout") { OwnCutout(&$0, in: room) }
    self.portrait = portrait
    self.landscape = landscape
    let orientations = [reader.written("portrait"), reader.written("landscape")]
    let isDescribed = orientations.contains { $0.map { !$0.isNull } ?? false }
    if id == nil || !isDescribed { reader.report(.incomplete) }
    let complaint = id.flatMap { DeviceID.complaint(about: $0.value) }
    if let id, let complaint { reader.report(complaint, at: id.location) }
    // If both orientations are described and one is unreadable, the device is not what was meant.
    let readable = [portrait, landscape].compactMap(\.self).count
    let described = orientations.compactMap(\.self).filter { !$0.isNull }.count
    guard id != nil, complaint == nil, readable > 0, readable == described else { return nil }
  }

  /// The room for corners and cutouts in upright coordinates, however the device is held.
  struct Room {
    let width: Double
    let height: Double

    init(_ portrait: OwnWindow?, _ landscape: OwnWindow?) {
      let most = OwnWindow.sides.upperBound
      width = min(portrait?.width ?? most, landscape?.height ?? most)
      height = min(portrait?.height ?? most, landscape?.width ?? most)
    }

    var shortSide: Double { min(width, height) }
  }
}

extension Rule {
  package static let ownDevice = Rule(
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
    Self(.ownDevice, .error, "a device needs an id, and portrait or landscape")
  }

  /// Returns the complaint that a window or a cutout has no size.
  static func noSize(_ subject: String) -> Self {
    Self(.ownDevice, .error, "\(subject) needs a width and a height")
  }
}
