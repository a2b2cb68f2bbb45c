import AppLayout
import AppModel
import Publishing
import SiteFiles
import Support
import Testing
import Wireframe

@testable import Site

/// The paths of pictures say what the record of a site says about them.
struct PicturePathTests {
  @Test(arguments: 0..<10)
  func `each path of a picture is read as what it was made from`(seed: UInt64) throws {
    let site = try HostileSite(seed: seed, screens: 6, devices: 5).site
    var kinds: Set<PictureKind> = []
    for file in try site.plan().tasks.flatMap(site.files) {
      guard let kind = Self.check(file, of: site) else { continue }
      kinds.insert(kind)
    }
    #expect(kinds.count > 1)
  }

  @Test(arguments: try FixtureApp.names())
  func `the pictures of an app that are compared have paths unlike all other files`(
    app: String
  ) throws {
    let site = try SiteOfApp.named(app, themes: ["paper", "night"])
    let kinds = try site.plan().tasks.flatMap(site.files).compactMap { Self.check($0, of: site) }
    #expect(!kinds.isEmpty)
  }

  /// Compares what a path and the record say about a file. Returns the kind of a picture that is
  /// compared.
  private static func check(_ file: PlannedFile, of site: Site) -> PictureKind? {
    let path = file.path.text
    let isPicture = path.hasSuffix(".svg")
    let read = isPicture ? PicturePath(path)?.subject : nil
    let said = file.subject.picture
    #expect((said != nil) == file.subject.kind.isCompared, "\(path)")
    #expect(read?.kind == said?.kind, "\(path)")
    #expect(!isPicture || PicturePath.isAside(path) == (said == nil), "\(path)")
    guard let said, let read, let orientation = said.orientation,
      let held = site.devices.first(where: {
        $0.device.id == said.device && $0.orientation == orientation
      })
    else { return nil }
    let screen = said.screen.flatMap { key in site.screens.first { $0.key == key } }
    #expect(read.screen == screen.map { site.paths[$0].text }, "\(path)")
    #expect(PicturePath(path)?.device == site.paths[held].text, "\(path)")
    #expect(PicturePath.screenFolder(of: path) == read.screen, "\(path)")
    let theme = said.theme == site.themes[0].name ? nil : said.theme.map { site.paths[$0].text }
    #expect(read.theme == theme, "\(path)")
    return said.kind
  }
}
