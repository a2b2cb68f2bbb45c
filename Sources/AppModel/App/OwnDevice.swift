/// A device that a user describes, with the keys of Riverbed's own table of devices.
package struct OwnDevice: Hashable, Sendable {
  package let id: String
  package let name: String
  package let family: DeviceFamily
  /// What its front looks like.
  package let front: DeviceFront
  package let scale: Double
  package let cornerRadius: Double
  /// What is missing from the display at its upper edge.
  package let cutout: Cutout?
  package let portrait: Screen?
  package let landscape: Screen?
  package let location: Location

  init(_ reader: inout ObjectReader) {
    reader.knows(
      "aliases", "sources", "navBarTopPortrait", "inCallStatusBar", "note", "notes", "ios18",
      "ios26")
    location = reader.location
    id = reader.text("id") ?? ""
    name = reader.text("name") ?? id
    family = reader.word("family", .ownDevice) ?? .iphone
    front = reader.word("class", .ownDevice) ?? .homeButton
    scale = reader.length("scale") ?? 2
    cornerRadius = reader.length("cornerRadius") ?? 0
    cutout = reader.objectOrNull("cutout", Cutout.init)
    portrait = reader.objectOrNull("portrait", Screen.init)
    landscape = reader.objectOrNull("landscape", Screen.init)
    let ways = [reader.written("portrait"), reader.written("landscape")]
    let isDescribed = ways.contains { $0.map { !$0.isNull } ?? false }
    if id.isEmpty || !isDescribed { reader.report(.incomplete) }
    if !Self.isName(id) { reader.report(.noName(id)) }
    if scale == 0 { reader.report(.noScale) }
  }

  /// Whether an id can be part of a file's name: letters, digits and, behind the first of them,
  /// dots, hyphens and underscores.
  private static func isName(_ id: String) -> Bool {
    let isPlain = { (character: Character) in
      character.isASCII && (character.isLetter || character.isNumber)
    }
    return id.first.map(isPlain) ?? true
      && id.allSatisfy { isPlain($0) || "-._".contains($0) }
  }
}

extension Rule {
  static let ownDevice = Rule(
    "own-device",
    means: "A device described in riverbed.json has no id that can be part of a file's name, "
      + "neither portrait nor landscape, no width and height above zero, or a word for its family, "
      + "class, size class or cutout that no device has.",
    matters: "Nothing can be drawn on it, or it is drawn as another kind of device.",
    mend: "Describe it as {\"id\": ..., \"portrait\": {\"w\": 320, \"h\": 568, ...}}; the JSON "
      + "Schema of riverbed.json lists the words.")
}

extension Diagnostic.Message {
  fileprivate static var incomplete: Self {
    Self(.ownDevice, .error, "a device needs an id, and portrait or landscape")
  }

  fileprivate static func noName(_ id: String) -> Self {
    Self(
      .ownDevice, .error, "the id '\(id.quotable)' of a device cannot be part of a file's name",
      .action("write it with letters, digits, hyphens, dots and underscores"))
  }

  fileprivate static var noScale: Self {
    Self(.ownDevice, .error, "a device has no scale above zero")
  }
}
