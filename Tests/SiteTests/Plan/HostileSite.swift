import Support
import Testing

@testable import AppLayout
@testable import AppModel
@testable import Site
@testable import Wireframe

/// A site whose screens, devices, themes, families, sections and styles have hostile names. Its
/// devices and themes are made by hand, so that no check of `riverbed.json` rejects a name.
struct HostileSite {
  let site: Site

  init(seed: UInt64, screens: Int, devices: Int) throws {
    var random = SplitMix64(seed: seed)
    let families = HostileNames.some(6, &random)
    let reading = AppReading(texts: [
      "rivers.json": Self.rivers(screens, families, &random),
      "families.json": Self.families(families, &random),
    ])
    let app = try #require(reading.app)
    let axes = VariantAxes(
      devices: try HostileNames.some(devices, &random).map(Self.device),
      orientations: Orientation.allCases, placements: [.onTop], statusBars: [.separate])
    site = Site(
      of: app, named: "app", axes: axes,
      themes: try HostileNames.some(3, &random).map(Self.theme), sources: reading.sources,
      diagnostics: reading.diagnostics)
  }

  private static func device(named id: String) throws -> Device {
    let model = try #require(Device.named("iphone-8"))
    return Device(
      id: id, name: id, kind: model.kind, scale: 2, aliases: [], cornerRadius: 0,
      portrait: model.portrait, landscape: model.landscape)
  }

  private static func theme(named name: String) throws -> Theme {
    let paper = try #require(Theme.named("paper"))
    return Theme(
      name: name, summary: "", hasLegend: false, wearsAppColors: false, corners: paper.corners,
      strokes: paper.strokes, color: { paper[$0] })
  }

  private static func rivers(
    _ count: Int, _ families: [String], _ random: inout SplitMix64
  ) -> String {
    let screens = (0..<count).map { _ in
      let names = HostileNames.some(2, &random).map(quoted)
      let family = quoted(families.randomElement(using: &random) ?? "")
      return """
        {"id": \(names[0]), "name": \(names[1]), "styles": {"family": \(family)},
         "ui_components": [{"id": \(names[1]), "component_type": "grid"}]}
        """
    }
    return "[\(screens.joined(separator: ","))]"
  }

  private static func families(_ names: [String], _ random: inout SplitMix64) -> String {
    let styles = HostileNames.some(5, &random)
      .map { "\(quoted($0)): {\"style\": \"image_top\"}" }.joined(separator: ",")
    let families = names.map { "\(quoted($0)): {\"grid\": {\(styles)}, \"list\": {\(styles)}}" }
    return "{\"families\": {\(families.joined(separator: ","))}}"
  }

  /// Returns a text as a JSON string.
  private static func quoted(_ text: String) -> String { JSONWriter.text { $0.string(text) } }
}
