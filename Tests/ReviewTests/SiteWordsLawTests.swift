import AppLayout
import AppModel
import Markup
import Publishing
import SiteFiles
import Support
import Testing
import Wireframe

@testable import Site

@Suite struct `Words of sites of random edits` {
  @Test(arguments: LawCount.seeds(40))
  func `sites read differently where the words of their files differ`(seed: UInt64) throws {
    let pair = try RandomEdit.pair(of: LawCount.app(seed), seed: seed)
    let (old, new) = (
      try #require(AppReading(pair.old).app), try #require(AppReading(pair.new).app)
    )
    let axes = VariantAxes(devices: [try #require(Device.named("iphone-se-1"))])
    let themes = [try #require(Theme.named("paper"))]
    let read = [old, new].map { SiteWords(of: $0, named: "app", axes: axes, themes: themes) }
    let found = read[0].differences(to: read[1])
    let written = try [old, new].map { app in
      let site = Site(
        of: app, named: "app", axes: axes, themes: themes, sources: SourceTable(), diagnostics: [])
      return try Self.written(site)
    }
    let paths = Set(written[0].keys).union(written[1].keys)
    let differing = paths.filter { written[0][$0] != written[1][$0] }.sorted()
    #expect(found.isEmpty == differing.isEmpty, "\(seed) \(found.first as Any) \(differing)")
    #expect(Set(read[1].pages.map(\.path)) == Set(written[1].keys))
    #expect(read[1].differences(to: read[0]).isEmpty == found.isEmpty)
  }

  /// Returns the words of all pages, read back from their bytes.
  private static func written(_ site: Site) throws -> [String: [String]] {
    var maker = try DocumentMaker(for: site, checking: .init())
    var pages: [String: [String]] = [:]
    for task in site.allTasks() where site.files(of: task).contains(where: \.path.isOfPage) {
      try maker.make(task) { document in
        guard document.name.hasSuffix(".xhtml") else { return }
        var words: [String] = []
        collect(try Element(parsing: document.bytes, atMost: .max), &words)
        pages[document.name] = words
      }
    }
    return pages
  }

  private static func collect(_ element: Element, _ words: inout [String]) {
    for attribute in element.attributes
    where ["href", "alt", "title", "aria-label"].contains(attribute.name) {
      words.append(attribute.value)
    }
    for child in element.children {
      switch child {
      case .element(let element): collect(element, &words)
      case .text(let text): words.append(text)
      }
    }
  }
}

extension SitePath {
  fileprivate var isOfPage: Bool { text.hasSuffix(".xhtml") }
}
