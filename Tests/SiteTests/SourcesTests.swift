import AppModel
import Publishing
import Reading
import Support
import Testing

@testable import Site

/// The list of where everything in the pictures is written, `sources.json`.
@Suite struct SourcesTests {
  @Test func `a long list of sources is never in memory as a whole`() throws {
    let rivers = String(decoding: CompactApp(screens: 200).rivers, as: UTF8.self)
    let site = try SiteOfApp.with(["rivers.json": rivers])
    var maker = try DocumentMaker(for: site, checking: .init())
    var portions: [[UInt8]] = []
    try maker.make(site.task(of: .sources)) { document in
      switch document.content {
      case .portions(let write): write { portions.append($0) }
      case .whole: break
      }
    }
    #expect(portions.count > 3)
    #expect(portions.allSatisfy { $0.count < 1 << 17 })
    let list = try #require(JSONDocument(of: Array(portions.joined())))
    var count = 0
    site.app.forEachSource { if site.positions[$0.location] != nil { count += 1 } }
    guard case .array(let sources)? = list.root.member("sources")?.content else {
      Issue.record("there is no list of sources")
      return
    }
    #expect(sources.count == count && count > 200)
  }
}
