import Testing

@testable import Site

struct DocumentTests {
  @Test(arguments: SiteOfApp.names)
  func `every document of every app is one that its schema allows`(name: String) throws {
    let documents = try SiteOfApp.named(name).documents()
    #expect(Set(documents.map(\.path)).count == documents.count)
    #expect(!documents.contains { $0.bytes.isEmpty })
  }
}
