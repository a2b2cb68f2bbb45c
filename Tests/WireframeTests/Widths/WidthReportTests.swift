import Support
import Testing
import Wireframe

@testable import AppLayout
@testable import AppModel

@Suite struct WidthReportTests {
  private func report(
    _ files: [String: String] = [:]
  ) throws -> (app: App, report: WidthReport) {
    let app = try App(texts: WidthApp.files.merging(files) { $1 })
    return (app, WidthReport(tryingAll: app))
  }

  private func finding(_ name: String, in report: WidthReport) throws -> WidthReport.Finding {
    try #require(report.findings.first { $0.path.text.hasSuffix("/\(name)") })
  }

  @Test func `two cells of 160 do not fit side by side from 320 points until the insets allow it`()
    throws
  {
    let (_, report) = try report()
    let stories = try finding("stories", in: report)
    // The windows of tablets have insets that are scaled by their width over 768.
    let phones = stories.ranges.filter { $0.family == .phone }
    #expect(phones.first?.from == 320)
    #expect(stories.ranges.contains { $0.family == .tablet && $0.from == 320 })
    #expect(stories.rule.code == "lint-size")
    #expect(stories.path.text == "rivers.json#home/ui_components/stories")
  }

  @Test func `a message names the place and not the widths, which follow it`() throws {
    let message = try finding("stories", in: report().report).diagnostic.message
    #expect(message.text == "Home > Top stories: cells no longer fit side by side")
    let words = try #require(message.widths?.words)
    #expect(words.hasPrefix("on phones of 320 to 3"))
    #expect(words.hasSuffix(", and on tablets of 320 to 331 (a third of the screen)"))
    #expect(message.textWithWidths == "\(message.text) \(words)")
  }

  @Test func `it is as severe as on a listed device, and a note where none shows it`() throws {
    let broken = try report([
      "riverbed.json": #"{"devices": [{"id": "mine", "portrait": {"w": 300, "h": 600}}]}"#
    ]).report
    #expect(try finding("wide", in: broken).diagnostic.message.severity == .warning)
    let unseen = try report([
      "riverbed.json": #"{"devices": [{"id": "mine", "portrait": {"w": 400, "h": 600}}]}"#
    ]).report
    #expect(try finding("wide", in: unseen).diagnostic.message.severity == .note)
    #expect(try finding("wide", in: unseen).ranges.first?.from == 280)
  }

  @Test func `there is one diagnostic for each rule and path, whatever the widths and devices`()
    throws
  {
    let (app, report) = try report([
      "riverbed.json": #"{"devices": ["iphone-se-1", "iphone-8", "ipad-9.7"]}"#
    ])
    let all = report.diagnostics(replacing: app.lint)
    let places = report.findings.map { "\($0.rule.code) \($0.path.text)" }
    #expect(Set(places).count == places.count)
    #expect(all.filter(\.message.rule.isAboutLayout) == report.findings.map(\.diagnostic))
    #expect(
      all.count { !$0.message.rule.isAboutLayout }
        == app.lint.count { !$0.message.rule.isAboutLayout })
  }

  @Test func `what only a TV shows is kept without ranges, as it was said`() throws {
    let (app, report) = try report([
      "riverbed.json": #"{"devices": ["apple-tv-hd"]}"#,
      "families.json": """
      {"families": {"F": {"grid": {"G": {"devices": {
        "universal": {"width_pixel": 3000, "custom_scaling": false, "height_pixel": 10},
        "iphone": {"width_pixel": 100}, "ipad": {"width_pixel": 100}}}}}}}
      """,
    ])
    let finding = try finding("stories", in: report)
    #expect(finding.ranges.isEmpty)
    let plain = try #require(app.lint.first { $0.location == finding.diagnostic.location })
    #expect(finding.diagnostic.message.text.hasSuffix(": \(plain.message.text)"))
    #expect(finding.diagnostic.message.severity == .warning)
  }

  @Test func `windows are as high as the first phone and tablet of the site, or as built-in ones`()
    throws
  {
    let phone = #"{"id": "tall", "portrait": {"w": 400, "h": 911, "statusBar": 33}}"#
    let app = try report([
      "riverbed.json": #"{"devices": ["apple-tv-hd", \#(phone), "iphone-8"]}"#
    ]).app
    let devices = WidthDevices(of: app)
    #expect(devices[.phone].map(\.window.size.width) == (280...480).map(Double.init))
    #expect(Set(devices[.phone].map(\.window.size.height)) == [911])
    #expect(Set(devices[.phone].map(\.window.statusBarHeight)) == [33])
    #expect(devices[.tablet].map(\.window.size.width) == (320...1400).map(Double.init))
    let tablet = try #require(Device.named("ipad-9.7")).window(in: .portrait)
    #expect(Set(devices[.tablet].map(\.window.size.height)) == [tablet.size.height])
  }

  @Test func `a cutout stays in the middle`() throws {
    let app = try report(["riverbed.json": #"{"devices": ["iphone-x"]}"#]).app
    let model = try #require(Device.named("iphone-x")?.cutout?.frame)
    for held in WidthDevices(of: app)[.phone] {
      let frame = try #require(held.device.cutout?.frame)
      #expect(frame.midX - held.window.size.width / 2 == model.midX - 375.0 / 2)
      #expect(frame.size == model.size)
    }
  }

  @Test func `the messages of every rule are the same at all widths`() throws {
    // A message with a device or a measure in it needs other words for all widths.
    for name in try FixtureApp.cases(in: "Lint") where name.hasPrefix("lint-") {
      let files = try Mistake("Lint/\(name)").files()
      let app = try #require(AppReading(files).app)
      for finding in WidthReport(tryingAll: app).findings where !finding.ranges.isEmpty {
        let text = finding.diagnostic.message.text
        #expect(!text.contains(" pt"), "\(name): \(text)")
        for device in app.devices { #expect(!text.contains(device.name), "\(name): \(text)") }
      }
    }
  }
}
