import AppLayout
import AppModel
import Markup
import SiteFiles
import Support
import Testing
import Wireframe

@testable import Site

struct MatrixTests {
  @Test(arguments: try FixtureApp.names())
  func `pictures have the size that pages expect`(name: String) throws {
    let site = try SiteOfApp.named(name)
    for screen in site.screens {
      for row in Matrix(of: screen, in: site).rows {
        for picture in row.pictures { #expect(picture.size == row.held.pictureSize) }
      }
    }
  }

  @Test(arguments: try FixtureApp.names())
  func `every variant is in its matrix once, and one of each row is configured`(
    name: String
  ) throws {
    let site = try SiteOfApp.named(name)
    for screen in site.screens {
      for row in Matrix(of: screen, in: site).rows {
        let group = site.group(of: screen, on: row.held)
        #expect(row.pictures.map(\.variant) == group.variants)
        #expect(row.pictures.count(where: \.layout.isConfigured) == 1)
      }
    }
  }

  @Test func `a forced placement has only the columns of its pictures, and says why`() throws {
    let site = try SiteOfApp.named("newsroom")
    let settings = try #require(site.screens.first { $0.slug == "settings" })
    let matrix = Matrix(of: settings, in: site)
    #expect(matrix.placements == [.onTop])
    for row in matrix.rows {
      #expect(row.pictures.map(\.variant.placement) == [.onTop, .onTop, .onTop])
      #expect(row.cells.count == 3)
    }
    let text = PageOutline(site.matrixPage(of: settings)).text
    #expect(text.contains("So there are no pictures with other bars."))
    #expect(!text.contains("Bar overlay"))
  }

  @Test func `each picture of bars says what differs from the configured ones`() throws {
    let site = try SiteOfApp.named("newsroom")
    let text = PageOutline(site.matrixPage(of: try #require(site.app.home))).text
    for words in [
      "Content begins at 98 pt.", "Only the status bar differs: content stays where it is.",
      "Content begins 98 pt higher; the bar covers its first 98 pt.",
    ] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test func `a forced placement is shown even where the build is of others`() throws {
    let site = try SiteOfApp.named("newsroom") { app in
      VariantAxes(devices: app.devices, placements: [.overlay])
    }
    let settings = try #require(site.screens.first { $0.slug == "settings" })
    #expect(Matrix(of: settings, in: site).placements == [.onTop])
  }

  @Test func `a phone in landscape has no status bar, and its pictures are the same`() throws {
    let site = try SiteOfApp.named("newsroom") { app in
      VariantAxes(
        devices: [Device.named("iphone-14-pro")].compactMap(\.self), orientations: [.landscape])
    }
    let home = try #require(site.app.home)
    let row = try #require(Matrix(of: home, in: site).rows.first)
    let twins = row.pictures.map(\.twin?.statusBar)
    #expect(twins == [.merged, nil, .merged, nil, .separate, .separate, nil, .separate, .separate])
  }

  @Test func `pictures that look the same share one, and each says where its content begins`()
    throws
  {
    let site = try SiteOfApp.named("newsroom") { app in
      VariantAxes(
        devices: [Device.named("iphone-14-pro")].compactMap(\.self), orientations: [.landscape])
    }
    let home = try #require(site.app.home)
    let pictures = try #require(Matrix(of: home, in: site).rows.first).pictures
    let (pages, _) = try site.pagesAndFiles { $0.isOf(.matrix) }
    let page = try #require(pages.first { $0.path == site.paths.page(of: home).text })
    let figures = try #require(page.all("div").first { $0["class"] == "matrix wide" }).elements
    #expect(figures.count == pictures.count { $0.twin == nil })
    #expect(figures[0]["class"] == "figure configured")
    let words = figures.map(\.wholeText)
    #expect(words[0].contains("Content begins at "))
    #expect(words.contains { $0.contains("The same: bar on top, status bar ") })
    let others = words.dropFirst()
    #expect(others.allSatisfy { $0.contains("ontent") }, "\(words)")
  }

  @Test func `a configured variant that the build leaves out is reported`() throws {
    let site = try SiteOfApp.named("newsroom") { app in
      VariantAxes(
        devices: [Device.named("iphone-14-pro")].compactMap(\.self), placements: [.overlay])
    }
    let home = try #require(site.app.home)
    #expect(Matrix(of: home, in: site).missing.map(\.placement) == [.onTop])
    let text = PageOutline(site.matrixPage(of: home)).text
    #expect(text.contains("bar on top, status bar merged, is not in this build (iPhone 14 Pro)"))
  }

  @Test func `a way that also passes on its content is listed once`() throws {
    let site = try SiteOfApp.named("newsroom")
    let home = try #require(site.app.home)
    let text = PageOutline(site.matrixPage(of: home)).text
    let links = try #require(text.split(separator: "Links from this screen, in the files").first)
    #expect(links.ranges(of: "| In depth |").count == 1)
  }

  @Test func `links from a screen name the screens that they lead to`() throws {
    let site = try SiteOfApp.named("newsroom")
    let watch = try #require(site.screens.first { $0.slug == "watch" })
    let text = PageOutline(site.matrixPage(of: watch)).text
    let table = try #require(text.split(separator: "Links from this screen, in the files").last)
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy { !$0.hasPrefix("| Watch |") })
  }

  @Test func `a device named all does not collide with the choice of all devices`() throws {
    let size = #""portrait": { "w": 320, "h": 568 }"#
    let site = try SiteOfApp.with([
      "rivers.json": #"[{ "id": "home" }]"#,
      "riverbed.json": #"{ "devices": [{ "id": "all", \#(size) }, { "id": "b", \#(size) }] }"#,
    ])
    #expect(site.devices.map(\.device.id) == ["all", "b"])
    let documents = try site.documents()
    #expect(documents.contains { $0.plan.path.text == "screens/home/index.xhtml" })
  }

  @Test func `a row of TVs does not have columns that only phones have`() throws {
    let site = try SiteOfApp.named("single-tv")
    let home = try #require(site.app.home)
    let row = try #require(Matrix(of: home, in: site).rows.first)
    #expect(row.pictures.map(\.variant.statusBar) == row.cells.map { _ in .hidden })
  }
}
