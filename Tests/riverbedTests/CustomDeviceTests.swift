import Disk
import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// How custom devices of `riverbed.json` are handled, from reading to the site.
@Suite struct CustomDeviceTests {
  private static let screens = """
    [{"id": "home", "name": "Home", "home": true, "navigations": [
       {"category": "menu", "nav_items": [
          {"id": "a", "type": "label", "title": "Home", "data": {"target": "home"}}]}]}]
    """

  /// Builds an app with these devices. Returns the pages that explain its one screen, and how often
  /// each rule was broken. Expects check, inspect and build to end with the same code.
  private func pages(
    of devices: String, _ words: [String] = [], code: ExitCode
  ) throws -> (pages: [String], complaints: [String]) {
    let app = try TemporaryFolder()
    try app.write(Self.screens, to: "rivers.json")
    try app.write(
      "{\"orientations\": [\"both\"], \"devices\": [\(devices)]}", to: "riverbed.json")
    let bars = ["--placement", "on_top", "--status-bar", "separate"]
    let site = "\(app.path)/site"
    let check = CommandRun(["check", app.path])
    #expect(check.code == code, "\(check.text)")
    for more in [["inspect"], ["inspect", "--json"]] {
      let inspected = CommandRun(more + words + [app.path])
      #expect(inspected.code == code, "\(inspected.text.suffix(1000))")
    }
    let build = CommandRun(["build", app.path, "-o", site] + bars + words)
    #expect(build.code == code, "\(build.text)")
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(site)/screens/home")
    let complaints = check.text.split(separator: "\n").filter { $0.contains("riverbed.json:") }
      .map { String($0.drop { $0 != " " }.dropFirst()) }
    return (
      files.filter { $0.hasSuffix(".xhtml") && $0 != "index.xhtml" }.map { String($0.dropLast(6)) }
        .sorted(), complaints
    )
  }

  private static func own(_ id: String) -> String {
    "{\"id\": \"\(id)\", \"portrait\": {\"w\": 320, \"h\": 568}}"
  }

  /// Returns the pages of devices in both orientations.
  private static func both(_ ids: String...) -> [String] {
    ids.flatMap { [$0, "\($0)-landscape"] }.sorted()
  }

  @Test(arguments: [
    #""iphone-8", "iphone-8""#, "\"iphone-8\", \(own("iphone-8"))",
    "\(own("iphone-8")), \"iphone-8\"", "\(own("iphone-8")), \(own("iphone-8"))",
  ])
  func `the last of two devices with the same id is used`(devices: String) throws {
    let (pages, complaints) = try pages(of: devices, code: .clean)
    #expect(pages == Self.both("iphone-8"))
    #expect(
      complaints == [
        "warning: the device 'iphone-8' is listed a second time; this one is used [duplicate-id]"
      ])
  }

  @Test func `a device named twice on the command line is drawn once`() throws {
    let words = ["--device", "x,iphone-8,x", "--device", "iphone-8"]
    let (pages, complaints) = try pages(of: Self.own("x"), words, code: .clean)
    #expect(pages == Self.both("iphone-8", "x") && complaints == [])
  }

  @Test(arguments: [
    ("index", "a name that the site itself uses"), ("Menu", "a name that the site itself uses"),
    ("Legend", "a name that the site itself uses"),
    ("x.xhtml", "a name that the site itself uses"), ("X.SVG", "a name that the site itself uses"),
    ("CON", "a name that Windows reserves"), ("lpt1.a", "a name that Windows reserves"),
    ("x.", "cannot be part of a file name"), ("é", "cannot be part of a file name"),
    (".x", "cannot be part of a file name"), ("a/b", "cannot be part of a file name"),
    (String(repeating: "x", count: 65), "cannot be part of a file name"),
    ("X", "the files of the device 'X' would have the same names as those of 'x'"),
    ("x-landscape", "the same names as those of 'x'"),
    ("X-Landscape", "the same names as those of 'x'"),
    ("IPHONE-8", "the same names as those of 'iphone-8'"),
    ("iphone-8-landscape", "the same names as those of 'iphone-8'"),
  ])
  func `a device whose id cannot be used is skipped, and the rest is built`(
    id: String, reason: String
  ) throws {
    let devices = "\(Self.own("x")), \(Self.own(id))"
    let (pages, complaints) = try pages(of: devices, code: .wrongInput)
    #expect(pages == Self.both("x"))
    #expect(complaints.count == 1 && complaints[0].contains(reason), "\(complaints)")
    #expect(complaints[0].hasSuffix("[own-device]"))
  }

  @Test(arguments: [
    "a", "x-2", "9", "tv.4k", "Old_Phone", "kiosk-landscape", "console", "a.b.c", "x-",
    String(repeating: "x", count: 64),
  ])
  func `a device with a valid id is drawn`(id: String) throws {
    let (pages, complaints) = try pages(of: "\(Self.own(id)), \(Self.own("x"))", code: .clean)
    #expect(pages == Self.both(id, "x") && complaints == [])
  }

  /// Each number of a device, in a device with all of them.
  private static let numbers = [
    "w": #""portrait": {"w": $, "h": 568}"#, "h": #""portrait": {"w": 320, "h": $}"#,
    "statusBar": #""portrait": {"w": 320, "h": 568, "statusBar": $}"#,
    "t": #""portrait": {"w": 320, "h": 568, "safeArea": {"t": $, "b": 10}}"#,
    "l": #""landscape": {"w": 568, "h": 320, "safeArea": {"l": $, "r": 10}}"#,
    "b": #""portrait": {"w": 320, "h": 568, "safeArea": {"t": 560, "b": $}}"#,
    "r": #""portrait": {"w": 320, "h": 568, "safeArea": {"l": 320, "r": $}}"#,
    "scale": #""scale": $, "portrait": {"w": 320, "h": 568}"#,
    "cornerRadius": #""cornerRadius": $, "portrait": {"w": 320, "h": 568}"#,
    "x": #""cutout": {"kind": "notch", "x": $, "w": 9, "h": 9}, "portrait": {"w": 320, "h": 568}"#,
    "y": #""cutout": {"kind": "notch", "y": $, "w": 9, "h": 9}, "portrait": {"w": 1, "h": 1}"#,
    "cutout width":
      #""cutout": {"kind": "notch", "x": 319, "w": $, "h": 9}, "landscape": {"w": 568, "h": 320}"#,
    "cutout height":
      #""cutout": {"kind": "notch", "w": 9, "h": $}, "portrait": {"w": 320.3, "h": 1.1}"#,
  ]

  private static let hostile = [
    "-1", "0", "1e-300", "0.5", "1", "20001", "1e308", "1e999", "null", "\"1\"", "[]",
  ]

  @Test(arguments: numbers.keys.sorted())
  func `a device with any number is drawn, or reported and skipped`(
    number: String
  ) throws {
    let text = try #require(Self.numbers[number])
    let devices = Self.hostile.enumerated().map { index, value in
      let keys = text.replacing("$", with: value)
      return "{\"id\": \"d\(index)\", \"family\": \"\(index % 2 == 0 ? "iphone" : "ipad")\","
        + " \"class\": \"\(keys.contains("notch") || index % 3 == 0 ? "notch" : "full-screen")\","
        + " \(keys)}"
    }
    let (pages, complaints) = try pages(
      of: devices.joined(separator: ","), code: .wrongInput)
    #expect(complaints.count >= 7)
    for complaint in complaints {
      let isBounded = complaint.contains(" is used [own-device]")
      #expect(isBounded || complaint.contains("[wrong-type]"), "\(complaint)")
    }
    // A side that is not a number leaves the window without a size; any other member gets its
    // default.
    let isSide = number == "w" || number == "h"
    let drawn = Set(pages.map { $0.split(separator: "-")[0] })
    #expect(drawn.count == (isSide ? Self.hostile.count - 3 : Self.hostile.count))
  }

  @Test(arguments: [
    #""w": 0.5"#: "'w' is 0.5 where a number from 1 to 20000 belongs; 1 is used",
    #""w": 1e999"#: "'w' is 1e999 where a number from 1 to 20000 belongs; 20000 is used",
    #""w": 100, "statusBar": 500"#:
      "'statusBar' is 500 where a number from 0 to 200 belongs; 200 is used",
    #""w": 100, "safeArea": {"t": 150, "b": 51}"#:
      "'b' is 51 where a number from 0 to 50 belongs; 50 is used",
    #""w": 100, "safeArea": {"l": 100, "r": 0.5}"#:
      "no room is left for 'r', which is 0.5; 0 is used",
  ])
  func `a number out of bounds is reported with the one that is used instead`(
    keys: String, text: String
  ) throws {
    let device = "{\"id\": \"kiosk\", \"portrait\": {\"h\": 200, \(keys)}}"
    let (pages, complaints) = try pages(of: device, code: .wrongInput)
    #expect(complaints == ["error: \(text) [own-device]"])
    #expect(pages == Self.both("kiosk"))
  }

  @Test(arguments: [
    #"{"id": "a", "portrait": {"w": 100}}"#, #"{"id": "a"}"#, #"{"id": "a", "portrait": null}"#,
    #"{"portrait": {"w": 100, "h": 100}}"#, #"{"id": "a", "landscape": {}}"#,
    #"{"id": "a", "portrait": {"w": 100, "h": 100}, "landscape": {"w": 100}}"#, "{}",
    #"{"id": "a", "class": "tv", "family": "ipad", "portrait": {"w": 100, "h": 100}}"#,
  ])
  func `a device that lacks a value or contradicts itself is skipped, and the rest is built`(
    device: String
  ) throws {
    let (pages, complaints) = try pages(of: "\(Self.own("x")), \(device)", code: .wrongInput)
    #expect(pages == Self.both("x"))
    #expect(complaints.count == 1 && complaints[0].hasSuffix("[own-device]"))
  }
}
