/// A device that a user describes, with the keys of Riverbed's own table of devices.
///
/// It is made only where it can be drawn on: its id is fit for paths, and every number lies within
/// bounds.
package struct OwnDevice: Hashable, Sendable {
  package let id: String
  package let name: String
  package let family: DeviceFamily
  /// What its front looks like.
  package let front: DeviceFront
  package let scale: Double
  package let cornerRadius: Double
  /// What is missing from the display at its upper edge.
  package let cutout: OwnCutout?
  package let portrait: OwnWindow?
  package let landscape: OwnWindow?
  package let location: Location

  private static let standardScale = 2.0
  private static let largestScale = 16.0

  /// Reads a device; nil where it cannot be drawn on, which is reported.
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
    let ways = [reader.written("portrait"), reader.written("landscape")]
    let isDescribed = ways.contains { $0.map { !$0.isNull } ?? false }
    if id == nil || !isDescribed { reader.report(.incomplete) }
    let complaint = id.flatMap { DeviceID.complaint(about: $0.value) }
    if let id, let complaint { reader.report(complaint, at: id.location) }
    // A device that is described both ways, one of them unreadable, is not the one that was meant.
    let readable = [portrait, landscape].compactMap(\.self).count
    let described = ways.compactMap(\.self).filter { !$0.isNull }.count
    guard id != nil, complaint == nil, readable > 0, readable == described else { return nil }
  }

  /// The room for corners and cutouts, seen upright, that a device has however it is held.
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
    means: "A device described in riverbed.json has no id that can be part of a file's name, "
      + "neither portrait nor landscape, no width or height, a number beyond what a device can have, "
      + "or a word for its family, class, size class or cutout that no device has.",
    matters:
      "Nothing can be drawn on it and it is left out, or it is drawn with the number that the "
      + "message names, or as another kind of device.",
    fix: "Describe it as {\"id\": ..., \"portrait\": {\"w\": 320, \"h\": 568, ...}} with an id of "
      + "its own; the JSON Schema of riverbed.json lists the words and the bounds.")
}

extension Diagnostic.Message {
  fileprivate static var incomplete: Self {
    Self(.ownDevice, .error, "a device needs an id, and portrait or landscape")
  }

  /// A window or a cutout has no size.
  static func noSize(_ subject: String) -> Self {
    Self(.ownDevice, .error, "\(subject) needs a width and a height")
  }
}
