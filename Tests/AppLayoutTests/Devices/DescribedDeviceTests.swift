import Support
import Testing

@testable import AppLayout
@testable import AppModel

@Suite struct `Devices that a user describes` {
  @Test func `a user's description of a device from the table makes the same device`() throws {
    let table = String(decoding: try Fixtures.bytes("Devices/devices.json"), as: UTF8.self)
    let app = try App(components: "", files: ["riverbed.json": table])
    #expect(app.devices == Device.all.map(\.withoutAliases))
  }

  @Test func `values that a user leaves out are guessed from the family and orientation`() throws {
    let devices =
      #"[{"id": "a", "portrait": {"w": 320, "h": 568, "safeArea": {"t": 20}}}"#
      + #", {"id": "b", "family": "ipad", "landscape": {"w": 1024, "h": 768}}]"#
    let app = try App(
      components: "", files: ["riverbed.json": "{\"devices\": \(devices)}"])
    let (phone, tablet) = (try #require(app.devices.first), try #require(app.devices.last))
    #expect(phone.portrait?.horizontal == .compact && phone.portrait?.vertical == .regular)
    #expect(phone.landscape.size == Size(width: 568, height: 320))
    #expect(phone.kind == .iphone(.homeButton) && phone.scale == 2 && phone.name == "a")
    #expect(tablet.portrait == nil && tablet.landscape.vertical == .regular)
  }

  /// What devices with these keys are, and whether their display lacks a part.
  static let kinds: [(String, DeviceKind)] = [
    ("", .iphone(.homeButton)),
    (cutout("notch"), .iphone(front(.notch))),
    (cutout("dynamic-island"), .iphone(front(.dynamicIsland))),
    (#""class": "notch", \#(cutout("notch"))"#, .iphone(front(.notch))),
    (#""family": "ipad", \#(cutout("notch"))"#, .ipad(front(.notch))),
    (#""class": "notch", "cutout": null"#, .iphone(.cutout(Cutout(kind: .notch, frame: nil)))),
    (#""class": "full-screen""#, .iphone(.fullScreen)),
    (#""family": "ipad""#, .ipad(.homeButton)),
    (#""family": "appletv""#, .tv), (#""class": "tv""#, .tv),
    (#""family": "appletv", "class": "tv", "cutout": null"#, .tv),
  ]

  @Test(arguments: kinds)
  func `what the file does not say follows from the rest`(keys: String, kind: DeviceKind) throws {
    let (devices, lines) = try Self.read(keys)
    #expect(lines == [])
    #expect(devices.map(\.kind) == [kind, .iphone(.homeButton)])
  }

  /// Contradictions, each with the mark `^` before the value where it is reported.
  static let contradictions: [(String, String)] = [
    (#""class": "home-button", \#(cutout("notch"))"#, "'notch' although 'class' is 'home-button'"),
    (#""class": "full-screen", \#(cutout("notch"))"#, "'notch' although 'class' is 'full-screen'"),
    (
      #""class": "notch", \#(cutout("dynamic-island"))"#,
      "'dynamic-island' although 'class' is 'notch'"
    ),
    (
      #""class": "dynamic-island", \#(cutout("notch"))"#,
      "'notch' although 'class' is 'dynamic-island'"
    ),
    (#""class": "tv", \#(cutout("notch"))"#, "'notch' although 'class' is 'tv'"),
    (#""family": "appletv", \#(cutout("notch"))"#, "'notch' although 'family' is 'appletv'"),
    (#""family": "iphone", "class": ^"tv""#, "'tv' although 'family' is 'iphone'"),
    (#""class": ^"notch", "family": "appletv""#, "'notch' although 'family' is 'appletv'"),
  ]

  @Test(arguments: contradictions)
  func `a device that contradicts itself is reported at that place, and the others are kept`(
    keys: String, text: String
  ) throws {
    let (devices, lines) = try Self.read(keys)
    #expect(devices.map(\.id) == ["x"])
    let column =
      try #require(Self.file(keys).firstIndex(of: "^")).utf16Offset(in: Self.file(keys)) + 1
    let line = try #require(lines.first)
    #expect(lines.count == 1 && line.hasPrefix("riverbed.json:1:\(column): error: "), "\(lines)")
    #expect(line.contains(" is \(text); correct one of the two [own-device]"), "\(line)")
  }

  private static func cutout(_ kind: String) -> String {
    #""cutout": {"kind": ^"\#(kind)", "w": 20, "h": 5}"#
  }

  private static func front(_ kind: Cutout.Kind) -> DeviceFront {
    .cutout(Cutout(kind: kind, frame: Rect(x: 0, y: 0, width: 20, height: 5)))
  }

  /// Returns a file with a device that has these keys and another one.
  private static func file(_ keys: String) -> String {
    // A TV cannot be held upright.
    let window = keys.contains("tv") ? "landscape" : "portrait"
    let members = [#""id": "a""#, keys, #""\#(window)": {"w": 100, "h": 200}"#].filter {
      !$0.isEmpty
    }
    return #"{"devices": [{\#(members.joined(separator: ", "))}"#
      + #", {"id": "x", "portrait": {"w": 320, "h": 568}}]}"#
  }

  /// Reads that file without marks, and returns what is left and reported.
  private static func read(_ keys: String) throws -> ([Device], [String]) {
    let text = file(keys).filter { $0 != "^" }
    let reading = AppReading(texts: ["rivers.json": #"[{"id": "1"}]"#, "riverbed.json": text])
    let lines = reading.diagnostics.filter { $0.file == "riverbed.json" }.map(\.line)
    return (try #require(reading.app).devices, lines)
  }
}

extension Device {
  fileprivate var withoutAliases: Device {
    Device(
      id: id, name: name, kind: kind, scale: scale, aliases: [], cornerRadius: cornerRadius,
      portrait: portrait, landscape: landscape)
  }
}
