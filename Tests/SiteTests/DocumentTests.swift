import AppLayout
import Testing

@testable import Site

struct DocumentTests {
  @Test(arguments: SiteOfApp.names)
  func `every document of every app is one that its schema allows`(name: String) throws {
    let documents = try SiteOfApp.named(name).documents()
    #expect(Set(documents.map(\.name)).count == documents.count)
    #expect(!documents.contains { $0.bytes.isEmpty })
  }

  @Test(arguments: SiteOfApp.names)
  func `the plan of every app names every document in order`(name: String) throws {
    let site = try SiteOfApp.named(name, themes: ["paper", "night"])
    let planned = try site.plan().tasks.flatMap(site.documents)
    #expect(try site.documents().map(\.plan) == planned)
  }

  @Test(arguments: SiteOfApp.names)
  func `the plan of every app is in the order of paths`(name: String) throws {
    let site = try SiteOfApp.named(name, themes: ["paper", "night"])
    let paths = try site.plan().tasks.flatMap(site.documents).map(\.path)
    #expect(paths == paths.sorted())
  }

  @Test(arguments: SiteOfApp.names)
  func `a site without devices plans only what can be drawn`(name: String) throws {
    let site = try SiteOfApp.named(name) { _ in VariantAxes(devices: []) }
    let documents = try site.documents()
    #expect(!documents.contains { $0.bytes.isEmpty })
    #expect(documents.map(\.plan.subject.kind).filter { $0 == .specimen || $0 == .menu }.isEmpty)
    #expect(documents.contains { $0.plan.subject.kind == .legend })
  }
}
