import AppLayout
import AppModel
import Markup
import PageParts
import Support
import Testing

@testable import PageParts
@testable import Site

/// Lists whose length could be the product of two inputs, and the items they leave out.
@Suite struct `Long lists` {
  private func site(components: String, notes: [String]) throws -> Site {
    try SiteOfApp.with([
      "rivers.json": #"[{"id": "home", "home": true, "ui_components": [\#(components)]}]"#,
      "riverbed.json": #"{"devices": ["iphone-8"], "notes": [\#(notes.joined(separator: ","))]}"#,
    ])
  }

  private func component(_ id: Int) -> String {
    #"{"id": "c\#(id)", "component_type": "list", "data": {"source": "1"}}"#
  }

  private func note(_ component: String) -> String {
    #"{"screen": "home", "component": "\#(component)", "text": "Look"}"#
  }

  @Test func `a screen's page has all its notes, each with the place of its component`() throws {
    let site = try site(
      components: (0..<300).map(component).joined(separator: ","),
      notes: (0..<300).map { note("c\($0)") } + [note("unknown")])
    let text = PageOutline(site.matrixPage(of: site.screens[0])).text
    #expect(text.contains("Component 300 (list)") && text.contains("unknown"))
    let links = Array(
      site.matrixPage(of: site.screens[0]).document.all("a")
        .compactMap { $0["href"] }.filter { $0.contains("#component") }.prefix(300))
    #expect(links.count == 300)
    #expect(links[59].hasSuffix("#component-60") && links[60].hasSuffix("#components"))
  }

  @Test func `the page of each device has the first notes and links to the others`() throws {
    let site = try site(
      components: component(0), notes: (0..<450).map { _ in note("c0") })
    let document = site.inspectPage(of: site.screens[0]).document
    #expect(document.all("div").filter { $0["id"]?.hasPrefix("note-") ?? false }.count == 200)
    #expect(document.all("a").filter { $0["class"] == "note-disc" }.count == 200)
    #expect(document.all("a").contains { $0["href"]?.hasSuffix("index.xhtml#notes") ?? false })
    #expect(PageOutline(site.inspectPage(of: site.screens[0])).text.contains("250 more notes"))
  }

  @Test func `the last of thousands of components are counted`() throws {
    let site = try site(
      components: (0..<1200).map(component).joined(separator: ","), notes: [])
    let text = PageOutline(site.inspectPage(of: site.screens[0])).text
    #expect(text.contains("c1059") && !text.contains("c1060") && text.contains("And 140 more"))
  }

  @Test func `problems in nested groups link to their components`() throws {
    let leaf = #"{"id": "x", "component_type": "lisst"}"#
    let groups = (0..<3).map {
      #"{"id": "g\#($0)", "component_type": "group", "ui_components": [\#(leaf)]}"#
    }
    let site = try site(components: groups.joined(separator: ","), notes: [])
    let found = site.problems.all.filter { $0.diagnostic.message.text.contains("lisst") }
    #expect(found.map(\.component?.index.index) == [1, 3, 5])
    #expect(found.map(\.component?.key) == ["x", "x", "x"])
    let links = site.problemsPage.document.all("a").compactMap { $0["href"] }
    for number in [2, 4, 6] {
      #expect(links.contains { $0.hasSuffix("#component-\(number)") })
    }
  }

  @Test(arguments: [(1, 0, [0]), (3, 1, [0, 1, 2]), (101, 100, Array(0..<101))])
  func `a gallery of few pages links to all of them`(count: Int, page: Int, pages: [Int]) {
    let linked = GalleryIndex.linked(from: page, of: count)
    #expect(Set(linked).isSubset(of: pages) && linked == linked.sorted())
    if count <= 51 { #expect(linked == pages) }
  }

  @Test func `a page links to the first, the last and nearby pages out of very many`() {
    for page in [0, 49, 200, 5000, 9999] {
      let linked = GalleryIndex.linked(from: page, of: 10_000)
      #expect(linked.count <= 103 && linked.first == 0 && linked.last == 9999)
      #expect(linked.contains(page) && linked == Set(linked).sorted())
    }
  }

  @Test func `of sections with the same name in a family only the first is on its page`() throws {
    let component = """
      <ListComponent name="list"><Cell name="NAME"><Screens><Screen type="default" columns="1"/>
      </Screens></Cell></ListComponent>
      """
    let components = (0..<40).map { component.replacing("NAME", with: "L\($0)") }.joined()
    let site = try SiteOfApp.with([
      "rivers.json": #"[{"id": "home", "home": true}]"#,
      "families.xml": """
      <Family name="F" showBottomPadding="true" version="1"><Components>\(components)</Components></Family>
      """,
    ])
    let family = try #require(site.families.entry(named: "F"))
    let text = PageOutline(site.familyPage(family)).text
    #expect(text.components(of: "L0") == 1 && text.components(of: "L39") == 0)
  }
}

extension String {
  /// Returns how often a text occurs in this one.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}

extension Node {
  /// Returns the attributes of all elements with a name, in document order.
  fileprivate func all(_ name: Name) -> [Attributes] {
    switch self {
    case .element(let own, let attributes, let children):
      (own == name ? [attributes] : []) + children.flatMap { $0.all(name) }
    case .text: []
    case .flat(let flat): flat.nodes.flatMap { $0.all(name) }
    }
  }
}
