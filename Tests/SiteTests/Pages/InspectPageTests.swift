import AppLayout
import AppModel
import Markup
import PageParts
import Support
import Testing
import Wireframe

@testable import Site

extension Site {
  /// Returns the page that explains a screen on the site's first device.
  func inspectPage(of screen: Screen) -> Page {
    let layout = VariantLayout(configuredVariant(of: screen, on: devices[0]), in: app)
    return inspectPage(of: layout, showing: ShownScreen(layout, in: app))
  }
}

struct InspectPageTests {
  @Test(arguments: try FixtureApp.names())
  func `every component of every screen is on the page that explains it`(
    name: String
  ) throws {
    let site = try SiteOfApp.named(name)
    for screen in site.screens {
      let text = PageOutline(site.inspectPage(of: screen)).text
      for component in screen.allComponents {
        let place = try #require(site.positions[component.location]).text
        #expect(text.contains(place), "\(screen.slug) \(component.key)")
      }
    }
  }

  @Test(arguments: [
    ("newsroom", "apple-tv-4k"), ("newsroom", "iphone-17"), ("tab-bar", "apple-tv-4k"),
    ("tab-bar", "iphone-17"),
  ])
  func `the content is as high in the table as in the redlines`(name: String, device: String) throws
  {
    let site = try SiteOfApp.named(name) { _ in
      VariantAxes(devices: [device].compactMap(Device.named))
    }
    let home = try #require(site.app.home)
    let layout = VariantLayout(site.configuredVariant(of: home, on: site.devices[0]), in: site.app)
    let shown = ShownScreen(layout, in: site.app)
    let tree = BoxTree(
      Wireframe(redlinesOf: shown, over: Wireframe(shown)),
      in: try #require(Theme.named("paper")))
    let name = layout.contentAreaWords
    let measured = tree.marks.compactMap { mark -> Substring? in
      if case .text(let text, _) = mark.figure, text.hasPrefix("\(name) ") {
        text.dropFirst("\(name) ".count)
      } else {
        nil
      }
    }
    try #require(measured.count == 1)
    let rows = PageOutline(site.inspectPage(of: layout, showing: shown)).text
      .split(separator: "\n")
    let start = "| \(name.sentenceStart) |"
    let row = try #require(rows.first { $0.hasPrefix(start) })
    #expect(row.hasPrefix("\(start) \(measured[0]) |"))
    let isPart = layout.frame.contentArea.height < layout.frame.root.height
    #expect(row.contains("the root container without") == isPart, "\(row)")
  }

  @Test func `a screen with very many components lists the last ones in a table`() throws {
    let component = #"{ "component_type": "list", "id": "c", "data": { "source": "1" } }"#
    let components = Array(repeating: component, count: 70).joined(separator: ",")
    let site = try SiteOfApp.with([
      "rivers.json": #"[{ "id": "home", "home": true, "ui_components": [\#(components)] }]"#
    ])
    let text = PageOutline(site.inspectPage(of: site.screens[0])).text
    #expect(text.contains("### Component 60 list"))
    #expect(!text.contains("### Component 61 list"))
    #expect(text.contains("| list | c~70 | rivers.json:1:"))
  }

  @Test(arguments: ["newsroom", "qa-app", "quick-brick"])
  func `codes and places of problems are behind the details for developers`(name: String) throws {
    let site = try SiteOfApp.named(name)
    var listed = 0
    for page in try site.pagesAndFiles(where: { $0.isOf(.inspection) }).pages {
      for problem in page.all("li") where problem["class"]?.hasPrefix("problem ") == true {
        listed += 1
        #expect(problem.all.allSatisfy { $0.name != "code" }, "\(page.path)")
        let links = problem.all.filter { $0.name == "a" }
        #expect(
          links.count == 1 && ["How to fix it", "What it means"].contains(links[0].wholeText))
        #expect(links.allSatisfy { $0["href"]?.contains("#rule-") == true })
      }
    }
    #expect(listed > 0)
  }

  @Test func `what happens only at widths of other devices is not on the page of a device`() throws
  {
    let reading = try FixtureApp.reading("newsroom")
    let app = try #require(reading.app)
    let devices = WidthDevices(of: app)
    let screens = app.screens.map { ScreenWidths(of: $0, in: app, on: devices) }
    let report = WidthReport(of: app, screens, listed: app.lint)
    let diagnostics = reading.diagnostics(
      with: report.diagnostics(replacing: app.lint), on: nil, atAllWidths: true)
    // Some of it happens on phones as well as on tablets.
    let words = ["iphone-17": " on phones of ", "ipad-9.7": " on tablets of ", "apple-tv-4k": nil]
    for (device, own) in words {
      let axes = VariantAxes(devices: [try #require(Device.named(device))])
      let site = Site(
        of: app, named: "newsroom", axes: axes, themes: [try #require(Theme.named("paper"))],
        sources: reading.sources, diagnostics: diagnostics)
      let lines = site.screens.flatMap { screen in
        PageOutline(site.inspectPage(of: screen)).text.split(separator: "\n")
      }.filter { line in words.values.contains { $0.map(line.contains) == true } }
      for line in lines { #expect(own.map(line.contains) == true, "\(device): \(line)") }
      #expect(lines.isEmpty == (own == nil), "\(device)")
    }
  }

  @Test func `a note names its screen as a journey does; without one that is there it is nowhere`()
    throws
  {
    let site = try SiteOfApp.with([
      "rivers.json": #"[{"id": "a1", "name": "Front page", "home": true}]"#,
      "riverbed.json": """
      {"notes": [{"screen": "Front page", "text": "By its name"},
        {"screen": "front-page", "text": "By its address"}, {"screen": "b", "text": "Lost"},
        {"text": "On the app"}]}
      """,
    ])
    #expect(
      site.notes.on(try #require(site.app.home)).map(\.text) == ["By its name", "By its address"])
    #expect(site.notes.general.map(\.text) == ["On the app"])
  }

  @Test func `notes on components after the last card are on the page`() throws {
    let components = (1...62).map { #"{ "component_type": "list", "id": "c\#($0)" }"# }
    let site = try SiteOfApp.with([
      "rivers.json":
        #"[{ "id": "home", "ui_components": [\#(components.joined(separator: ","))] }]"#,
      "riverbed.json":
        #"{ "notes": [{ "screen": "home", "component": "c62", "text": "The last" }] }"#,
    ])
    let text = PageOutline(site.inspectPage(of: site.screens[0])).text
    #expect(text.contains("#### c62"))
    #expect(text.contains("The last"))
  }

  @Test func `a note on a key that two components share is shown once, at the first`() throws {
    let site = try SiteOfApp.with([
      "rivers.json": """
      [{ "id": "home", "ui_components": [
        { "component_type": "list", "id": "list" },
        { "component_type": "group", "id": "group", "ui_components": [
          { "component_type": "list", "id": "list" } ] } ] }]
      """,
      "riverbed.json": #"{ "notes": [{ "screen": "home", "component": "list", "text": "Once" }] }"#,
    ])
    let page = site.inspectPage(of: site.screens[0])
    #expect(page.document.all.filter { $0.value("id") == "note-1" }.count == 1)
    let text = PageOutline(page).text
    #expect(text.split(separator: "Once").count == 2)
    #expect(text.split(separator: "### Component 2")[0].contains("Once"))
  }

  @Test(arguments: ["newsroom", "hostile-names"])
  func `a note about a component that is drawn has a disc on the drawing`(name: String) throws {
    let site = try SiteOfApp.named(name)
    let home = try #require(site.app.home)
    let page = site.inspectPage(of: home)
    let discs = page.document.all.filter { $0.classes == "note-disc" }
    #expect(discs.map(\.address) == ["#note-1"])
    let back = page.document.all.filter { $0.classes == "remark-number" }.compactMap(\.address)
    #expect(back.count == 2 && back.first == "#note-1" && back.last?.hasPrefix("#box-") == true)
  }

  @Test func `names that look like markup are shown as they are`() throws {
    let evil = #"<script>alert(1)</script>\u202e&amp;\" onload=\"x"#
    let site = try SiteOfApp.with([
      "rivers.json": """
      [{ "id": "\(evil)", "name": "\(evil)", "home": true, "type": "\(evil)",
        "styles": { "family": "\(evil)" },
        "ui_components": [{ "component_type": "\(evil)", "id": "\(evil)",
          "styles": { "cell_styles": ["\(evil)"], "header": { "visible": true, "style": "\(evil)" } },
          "data": { "source": "\(evil)", "target": "\(evil)" } }] }]
      """,
      "riverbed.json": """
      { "title": "\(evil)", "notes": [{ "screen": "\(evil)", "text": "\(evil)" }] }
      """,
      "routes.json": """
      { "scenes": [{ "id": "\(evil)", "class": "\(evil)", "initial": true }],
        "segues": [{ "from": "\(evil)", "to": "\(evil)", "kind": "\(evil)" }],
        "presentations": [{ "from": "\(evil)", "to": "\(evil)" }],
        "views": [{ "class": "\(evil)", "added_to": "\(evil)" }] }
      """,
      "plugin_configurations.json": """
      [{ "plugin": { "identifier": "\(evil)", "name": "\(evil)", "type": "\(evil)" } }]
      """,
      "families.json": """
      { "families": { "\(evil)": { "list": { "\(evil)": { "devices": {} } } } } }
      """,
    ])
    for document in try site.documents() where document.name.hasSuffix(".xhtml") {
      #expect(
        !String(decoding: document.bytes, as: UTF8.self).contains("<script>"), "\(document.name)")
      #expect(document.name.utf8.allSatisfy { $0 > 32 && $0 < 127 && $0 != UInt8(ascii: "<") })
    }
  }

  @Test(arguments: ["newsroom", "routes", "own-families"])
  func `the same app makes the same pages`(name: String) throws {
    let (one, other) = (try SiteOfApp.named(name), try SiteOfApp.named(name))
    #expect(try one.documents().map(\.bytes) == other.documents().map(\.bytes))
  }
}

extension Node {
  /// The node and all nodes inside it, in document order.
  fileprivate var all: [Node] {
    switch self {
    case .element(_, _, let children): [self] + children.flatMap(\.all)
    case .text: []
    case .flat(let flat): flat.nodes.flatMap(\.all)
    }
  }

  fileprivate var classes: String? { value("class") }
  fileprivate var address: String? { value("href") }

  fileprivate func value(_ name: Name) -> String? {
    guard case .element(_, let attributes, _) = self else { return nil }
    return attributes[name]
  }
}
