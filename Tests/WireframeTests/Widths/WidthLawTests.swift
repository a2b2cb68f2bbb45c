import Support
import Testing
import Wireframe

@testable import AppLayout
@testable import AppModel

@Suite struct WidthLawTests {
  /// The files of apps whose rules of layout are tried: whole apps, apps with one mistake, and one
  /// that breaks rules at some widths of phones and tablets.
  private static func apps() throws -> [[String: AppFiles.Content]] {
    let whole = try FixtureApp.names().map { try FixtureApp.contents("Apps/\($0)") }
    let mistaken = try FixtureApp.cases(in: "Lint").filter { $0.hasPrefix("lint-") }.map { name in
      let files = try Mistake("Lint/\(name)").files()
      return Dictionary(
        files.names.map { ($0, files[$0] ?? .bytes([])) }, uniquingKeysWith: { first, _ in first })
    }
    let own = WidthApp.files.mapValues { AppFiles.Content.bytes(Array($0.utf8)) }
    return ([own] + whole + mistaken).filter { devices(of: $0) == nil }
  }

  /// Returns what riverbed.json says about devices.
  private static func devices(of files: [String: AppFiles.Content]) -> [DeviceChoice]? {
    AppReading(AppFiles(files)).app?.site.devices
  }

  @Test func `at random widths the ranges agree with the plain lint of a device that wide`()
    throws
  {
    let apps = try Self.apps()
    var reports: [Int: WidthReport] = [:]
    var agreed = 0
    for seed in LawSeeds.from(1, 200) {
      var random = SplitMix64(seed: seed)
      // Every third case is on the app that breaks most at some widths.
      let index = seed % 3 == 0 ? 0 : Int.random(in: 0..<apps.count, using: &random)
      let family = WidthRange.Family.allCases.randomElement(using: &random) ?? .phone
      let width = Int.random(in: family.widths, using: &random)
      let app = try #require(AppReading(AppFiles(apps[index])).app)
      let report = reports[index] ?? WidthReport(tryingAll: app)
      reports[index] = report
      let ranges = report.findings.filter { finding in
        finding.ranges.covers([WidthRange(family, from: width, to: width)])
      }
      let plain = try Self.plainLint(of: apps[index], family, width, like: app)
      #expect(Set(ranges.map(Place.init)) == plain, "\(family) \(width), seed \(seed)")
      agreed += plain.count
    }
    #expect(agreed > 0)
  }

  /// A rule that is broken, and where.
  private struct Place: Hashable {
    let rule: String
    let path: String

    init(_ finding: WidthReport.Finding) {
      (rule, path) = (finding.rule.code, finding.path.text)
    }
  }

  /// Returns what the plain lint finds on one custom device.
  private static func plainLint(
    of files: [String: AppFiles.Content], _ family: WidthRange.Family, _ width: Int, like app: App
  ) throws -> Set<Place> {
    let model = try #require(WidthDevices.model(of: family, in: app))
    let window = try #require(model.portrait)
    let cutout = model.cutout.flatMap { cutout in
      cutout.frame.map { frame in
        """
        , "cutout": {"kind": "\(cutout.kind.rawValue)", "x": 0, "y": \(frame.y), \
        "w": \(frame.width), "h": \(frame.height)}
        """
      }
    }
    let device = """
      {"id": "mine", "family": "\(family.rawValue)", "class": "\(model.kind.word)",
       "portrait": {"w": \(width), "h": \(window.size.height),
         "statusBar": \(window.statusBarHeight),
         "safeArea": {"t": \(window.safeArea.top), "l": \(window.safeArea.left),
                      "b": \(window.safeArea.bottom), "r": \(window.safeArea.right)}}
         \(cutout ?? "")}
      """
    var text = "{}"
    if case .bytes(let bytes)? = files["riverbed.json"] {
      text = String(decoding: bytes, as: UTF8.self)
    }
    let start = try #require(text.firstRange(of: "{"))
    let rest = text[start.upperBound...]
    let comma = rest.contains(":") ? "," : ""
    let changed = files.merging([
      "riverbed.json": .bytes(Array("{\"devices\": [\(device)]\(comma)\(rest)".utf8))
    ]) { $1 }
    let custom = try #require(AppReading(AppFiles(changed)).app)
    #expect(custom.devices.map(\.id) == ["mine"])
    // Other widths are only tried with the bars that the app has.
    let shown = custom.lint.filter { !$0.message.text.contains(" if shown with ") }
    return Set(WidthReport(of: custom, [], listed: shown).findings.map(Place.init))
  }
}

extension WidthReport {
  /// Lays out an app at every width, on this thread.
  init(tryingAll app: App) {
    let devices = WidthDevices(of: app)
    self.init(
      of: app, app.screens.map { ScreenWidths(of: $0, in: app, on: devices) }, listed: app.lint)
  }
}
