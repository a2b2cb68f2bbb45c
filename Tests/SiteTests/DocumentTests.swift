import AppLayout
import AppModel
import Publishing
import SiteFiles
import Support
import Testing

@testable import Site

struct DocumentTests {
  /// Each site is made once, and every check that applies to all of its documents runs on it.
  @Test(arguments: try FixtureApp.names())
  func `every document is made once, has working links, and is accessible`(
    name: String
  ) throws {
    let site = try SiteOfApp.named(name, themes: ["paper", "night"])
    let documents = try site.documents()
    let paths = documents.map(\.plan.path)
    #expect(paths == paths.sorted() && Set(paths).count == paths.count)
    let pages = try documents.filter { $0.plan.subject.kind == .page }.map(PageReading.init)
    #expect(pages.count > 8)
    #expect(LinkTests.brokenLinks(of: pages, Set(documents.map(\.name) + ["site.json"])) == [])
    for page in pages {
      #expect(page.faults.isEmpty, "\(page.path): \(page.faults.prefix(5))")
    }
  }

  @Test func `no two kinds of documents have the same name`() {
    let names = DocumentKind.all.map(\.name)
    #expect(names.count > 30 && Set(names).count == names.count)
  }

  @Test(arguments: try FixtureApp.names())
  func `a site without devices plans only the pictures that can be drawn`(name: String) throws {
    let site = try SiteOfApp.named(name) { _ in VariantAxes(devices: []) }
    let tasks = try site.plan().tasks
    let pictures = tasks.filter { task in
      site.documents(of: task).contains { $0.subject.theme != nil }
    }
    #expect(pictures.count == site.themes.count && pictures.allSatisfy { $0.isOf(.legendPicture) })
    var maker = try DocumentMaker(for: site, checking: .init())
    var names: [String] = []
    for task in pictures { try maker.make(task) { names.append($0.name) } }
    #expect(names == ["legend.svg"])
  }
}
