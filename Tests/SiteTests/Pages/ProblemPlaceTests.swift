import AppModel
import Markup
import PageParts
import Support
import Testing

@testable import Reading
@testable import Site

/// The screens and components that problems are shown at.
struct ProblemPlaceTests {
  @Test func `a missing target is a problem of the component that names it`() throws {
    let site = try SiteOfApp.named("qa-app")
    let list = try #require(site.screens.first { $0.title == "List Screen" })
    let places = [LineColumn(line: 1303, column: 21), LineColumn(line: 1316, column: 25)]
    for place in places {
      let problem = try #require(
        site.problems.all.first { $0.diagnostic.position.lineColumn == place })
      #expect(problem.screen == list.key)
      #expect(problem.component?.key == list.components.first?.key)
      #expect(site.problems.of(list).contains(problem))
    }
  }

  @Test func `a component without a key is named by its number`() throws {
    let site = try SiteOfApp.with([
      "rivers.json": #"[{ "id": "home", "ui_components": [{ "component_type": 1 }, {}] }]"#
    ])
    let text = PageOutline(site.problemsPage).text
    #expect(text.contains("component 2"))
  }

  @Test func `a component is named as the page that explains it has it, and not by its id`() throws
  {
    let site = try SiteOfApp.named("qa-app")
    let ids = site.screens.flatMap(\.allComponents).map(\.key)
    #expect(!ids.isEmpty)
    let links = try site.pagesAndFiles { $0.isOf(.problems) }.pages
      .flatMap { $0.all("a") }.map(\.wholeText)
    #expect(links.contains("component 1"))
    #expect(links.allSatisfy { link in !ids.contains(link) })
    #expect(PageOutline(site.problemsPage).text.contains("component 1 (list)"))
  }

  @Test func `a missing screen shows the problem of what names it`() throws {
    let site = try Self.site(of: [Self.screen("home", components: [Self.component("a", to: "x")])])
    let missing = try #require(site.screens.first { $0.id == "x" })
    #expect(Self.places(site) == ["home a"])
    #expect(site.problems.of(missing).count == 1)
  }

  @Test func `a link to a missing screen is named by what people tap, in its group`() throws {
    let site = try SiteOfApp.named("qa-app")
    let text = PageOutline(site.problemsPage).text
    #expect(text.contains("Menu entry “Hero Screen” opens a screen that does not exist"))
    // The app's own name has a space at its end.
    #expect(text.contains("Menu entry “Data Source Screen” opens"))
    #expect(text.contains("## Unknown target"))
    #expect(text.contains("How to fix it: "))
  }

  @Test func `a problem says what is wrong, where, and on which screen`() throws {
    let page = try #require(
      try SiteOfApp.named("qa-app").pagesAndFiles { $0.isOf(.problems) }.pages.first)
    let items = page.all("ul").filter { $0["class"] == "problems" }.flatMap(\.elements).map {
      $0.wholeText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(
      items.contains(
        "Menu entry “Hero Screen” opens a screen that does not exist rivers.json:114:25, "
          + "Home"))
    // What is wrong in several places has all of them.
    #expect(items.contains { $0.split(separator: "rivers.json:").count > 2 })
  }

  @Test func `errors come before warnings, and each rule has one place that links lead to`() throws
  {
    let component = Self.component("a", to: "x")
    let site = try SiteOfApp.with([
      "rivers.json": "[\(Self.screen("home", components: [component]))]",
      "riverbed.json": #"{"failOn": ["nothing"], "notes": [{"screem": "home"}]}"#,
    ])
    let groups = site.problemsPage.document
    let text = "\(groups)"
    let error = try #require(text.firstRange(of: "rule-site-word"))
    let warning = try #require(text.firstRange(of: "rule-unknown-target"))
    #expect(error.lowerBound < warning.lowerBound)
    #expect(PageOutline(site.problemsPage).text.contains("1 error"))
  }

  @Test func `a wrong bar of home is a problem of home, not of what its menu leads to`() throws {
    let files = try Fixtures.files(in: "Apps/newsroom").map { file in
      (file.name, String(decoding: file.bytes, as: UTF8.self))
    }
    var texts = Dictionary(uniqueKeysWithValues: files)
    let rivers = try #require(texts["rivers.json"])
    texts["rivers.json"] = rivers.replacing(
      "\"state\": \"on_top\"", with: "\"state\": \"sideways\"", maxReplacements: 1)
    let site = try SiteOfApp.with(texts)
    let problem = try #require(
      site.problems.all.first { $0.diagnostic.message.text.contains("sideways") })
    #expect(problem.screen == site.app.home?.key)
    #expect(problem.component == nil)
  }

  @Test func `a problem in a group belongs to the innermost component`() throws {
    let inner = Self.component("inner", to: "x")
    let site = try Self.site(of: [
      Self.screen(
        "home",
        components: [
          Self.component("outer", to: "y", inside: [inner]), Self.component("last"),
        ])
    ])
    #expect(Set(Self.places(site)) == ["home outer", "home inner"])
  }

  @Test func `a problem after the components belongs to the screen`() throws {
    let site = try Self.site(of: [
      Self.screen("home", components: [Self.component("a")], navigations: [Self.bar("sideways")]),
      Self.screen("next"),
    ])
    #expect(Self.places(site) == ["home -"])
  }

  @Test func `a problem after a screen does not belong to it`() throws {
    let site = try SiteOfApp.with(["rivers.json": "[\(Self.screen("home")) , ]"])
    #expect(Self.places(site) == ["- -"])
  }

  @Test func `screens by their ids and those of AppDefine have their own problems`() throws {
    let component = Self.component("a", to: "x")
    let byID = try SiteOfApp.with([
      "rivers.json": """
      {"home": \(Self.screen("home")),
        "two": \(Self.screen("two", components: [component]))}
      """
    ])
    #expect(Self.places(byID) == ["two a"])
    let legacy = try SiteOfApp.with([
      "rivers.json": "[]", "settings.json": "{\"template\": \"default\"}",
      "AppDefine.json": """
      {"screens": {"one": {"title": "One", "components": []},
        "two": {"title": "Two", "components": [\(component)]}}}
      """,
    ])
    #expect(Self.places(legacy).filter { $0 != "- -" } == ["two a"])
  }

  /// Returns the screens and components of warnings and errors, except for unreachable screens.
  private static func places(_ site: Site) -> [String] {
    site.problems.all.filter {
      $0.diagnostic.severity > .note && $0.diagnostic.rule.code != "unreachable-screen"
    }.map {
      "\($0.screen ?? "-") \($0.component?.key ?? "-")"
    }
  }

  private static func site(of screens: [String]) throws -> Site {
    try SiteOfApp.with(["rivers.json": "[\n\(screens.joined(separator: ",\n"))\n]"])
  }

  private static func screen(
    _ id: String, components: [String] = [], navigations: [String] = []
  ) -> String {
    """
    {"id": "\(id)", "name": "\(id)", "type": "general_content", "home": \(id == "home"),
      "data": {}, "styles": {"family": "FAMILY_1"},
      "ui_components": [\(components.joined(separator: ", "))],
      "navigations": [\(navigations.joined(separator: ", "))]}
    """
  }

  private static func component(
    _ id: String, to target: String? = nil, inside components: [String] = []
  ) -> String {
    let header = target.map {
      ", \"header\": {\"visible\": true, \"style\": \"HEADER_1\", \"data\": {\"target\": \"\($0)\"}}"
    }
    return """
      {"id": "\(id)", "component_type": "\(components.isEmpty ? "list" : "group")",
        "data": {"source": "1", "type": "APPLICASTER_COLLECTION"},
        "ui_components": [\(components.joined(separator: ", "))],
        "styles": {"family": "FAMILY_1", "cell_styles": ["LIST_1"]\(header ?? "")}}
      """
  }

  private static func bar(_ state: String) -> String {
    """
    {"id": "bar", "category": "nav_bar", "navigation_type": "applicaster_toolbar", "nav_items": [],
      "styles": {"state": "\(state)"}}
    """
  }
}
