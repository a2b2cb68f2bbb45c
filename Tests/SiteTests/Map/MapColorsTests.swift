import Testing
import Themes

@testable import Site

struct MapColorsTests {
  @Test(arguments: [
    ("edge", MapColors.edge), ("panel", MapColors.panel), ("accent", MapColors.accent),
    ("stage", MapColors.blank),
  ])
  func `a color of the map is that of the light scheme`(name: String, color: String) throws {
    let style = String(decoding: SiteAsset.style.bytes, as: UTF8.self)
    let light = try #require(style.split(separator: "prefers-color-scheme").first)
    #expect(light.contains("--\(name): \(color);"))
  }
}
