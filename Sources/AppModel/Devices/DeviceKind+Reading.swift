import Geometry

/// What a device in `riverbed.json` is, as far as its family and class say it.
struct WrittenDeviceKind {
  /// The family, or the one that the class has.
  let deviceClass: DeviceClass
  /// The class; nil if the file does not say.
  private let word: Located<String>?

  init(_ reader: inout ObjectReader) {
    let families = DeviceClass.allCases
    let family = reader.word(
      "family", among: families.map(\.family), .customDevice,
      meant: [DeviceKind.tvWord: DeviceClass.tv.family])
    let words = DeviceFront.all.map(\.word) + [DeviceKind.tvWord]
    word = reader.word("class", among: words, .customDevice)
    deviceClass =
      families.first { $0.family == family?.value }
      ?? (word?.value == DeviceKind.tvWord ? .tv : .iphone)
  }

  /// Reads the cutout within a window and returns what the device is. A class that is not written
  /// follows from the rest; if family, class and cutout contradict each other, it reports that and
  /// returns nil.
  func kind(_ reader: inout ObjectReader, in room: Size) -> DeviceKind? {
    let cutout = reader.objectOrNull("cutout") { Self.cutout(&$0, in: room) }
    let isTelevision = deviceClass == .tv
    if let word, (word.value == DeviceKind.tvWord) != isTelevision {
      reader.report(
        .contradiction("class", word.value, "family", deviceClass.family), at: word.location)
      return nil
    }
    if let cutout, let other = word?.value ?? (isTelevision ? DeviceKind.tvWord : nil),
      other != cutout.value.kind.rawValue
    {
      let (key, value) = word.map { ("class", $0.value) } ?? ("family", deviceClass.family)
      reader.report(
        .contradiction("kind", cutout.value.kind.rawValue, key, value), at: cutout.location)
      return nil
    }
    let front =
      cutout.map { .cutout($0.value) } ?? DeviceFront.all.first { $0.word == word?.value }
      ?? .homeButton
    return switch deviceClass {
    case .iphone: .iphone(front)
    case .ipad: .ipad(front)
    case .tv: .tv
    }
  }

  /// The smallest side of a cutout, and the least width or height of the display next to it.
  private static let least = 1.0

  /// Reads a cutout, with the place of its kind; nil if it has no valid kind or size.
  private static func cutout(_ reader: inout ObjectReader, in room: Size) -> Located<Cutout>? {
    reader.knows("source")
    let word = reader.word("kind", among: Cutout.Kind.allCases.map(\.rawValue), .customDevice)
    let x = reader.number("x", within: 0...(room.width - least), .customDevice) ?? 0
    let y = reader.number("y", within: 0...(room.height - least), .customDevice) ?? 0
    let (across, down) = (max(least, room.width - x), max(least, room.height - y))
    let width = reader.number("w", within: least...across, .customDevice)
    let height = reader.number("h", within: least...down, .customDevice)
    guard reader.isPresent else { return nil }
    if reader.written("w") == nil || reader.written("h") == nil {
      reader.report(.noSize("a cutout"))
    }
    if reader.value("kind") == nil { reader.report(.noKind) }
    guard let word, let kind = Cutout.Kind(rawValue: word.value), let width, let height
    else { return nil }
    let frame = Rect(x: x, y: y, width: width, height: height)
    return Located(value: Cutout(kind: kind, frame: frame), location: word.location)
  }
}

extension Diagnostic.Message {
  fileprivate static var noKind: Self {
    Self(.customDevice, .error, "a cutout has no kind")
  }

  fileprivate static func contradiction(
    _ key: String, _ word: String, _ other: String, _ otherWord: String
  ) -> Self {
    Self(
      .customDevice, .error, "'\(key)' is '\(word)' although '\(other)' is '\(otherWord)'",
      .action("correct one of the two"))
  }
}
