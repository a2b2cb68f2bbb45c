import AppLayout
import AppModel
import Site
import SiteFiles
import Support
import Testing
import Wireframe

@Suite struct `Words of sites` {
  private static let inDepth = "17e5b0c4-9f62-4d3a-a7c8-20f6d81b5904"
  private static let home = "3f0c9a52-7d1e-4b86-9c35-1e8a60d2b701"

  @Test func `a name that no bar shows is retitled once, wherever it is said`() throws {
    let found = try differences("rivers.json", #""name": "In depth""#, #""name": "Dossier""#)
    #expect(found.map(\.kind) == [.retitled])
    #expect(found.first?.old == "In depth" && found.first?.new == "Dossier")
    #expect(found.first?.page.path == "index.xhtml")
    #expect(found.first?.screens.contains(Self.inDepth) == true)
    #expect((found.first?.pageCount ?? 0) > 3)
    let screens = found.first?.screens ?? []
    #expect(Set(screens).count == screens.count && screens.count > 1)
  }

  @Test func `the name of the site is retitled`() throws {
    let found = try differences(
      "riverbed.json", #""title": "Newsroom""#, #""title": "The Newsroom""#)
    #expect(found.map(\.kind) == [.retitled])
    #expect(found.first?.old == "Newsroom" && found.first?.new == "The Newsroom")
  }

  @Test func `a note is renoted`() throws {
    let note = "The header opens Sections. Four stories"
    let found = try differences("riverbed.json", note, "\(note) or five")
    #expect(found.map(\.kind) == [.renoted])
    #expect(found.first?.old?.hasPrefix("\(note), so") == true)
    #expect(found.first?.new?.hasPrefix("\(note) or five, so") == true)
    #expect(found.first?.screens == [Self.home])
  }

  @Test func `a note that was added is renoted`() throws {
    let start = #""notes": ["#
    let added = #"{ "screen": "\#(Self.inDepth)", "text": "One part for each tap." },"#
    let found = try differences("riverbed.json", start, start + added)
    #expect(found.map(\.kind) == [.renoted])
    #expect(found.first?.old == nil && found.first?.new == "One part for each tap.")
  }

  @Test func `screens in another order are reordered in the gallery`() throws {
    let old = try words(of: reordered(by: { $0 }))
    let new = try words(of: reordered(by: { [$0[0], $0[2], $0[1]] + $0[3...] }))
    let found = old.differences(to: new)
    #expect(found.first?.kind == .reordered && found.first?.page.path == "index.xhtml")
    #expect(found.first?.old?.hasPrefix("Sections") == true)
    #expect(found.first?.new?.hasPrefix("Watch") == true)
    let others = found.filter { $0.kind != .reordered }
    #expect(others.map { "\($0.page.path) \($0.old ?? "") -> \($0.new ?? "")" }.isEmpty)
  }

  @Test func `an address on a page is reworded`() throws {
    let found = try differences(
      "riverbed.json", #""scheme": "newsroom""#, #""scheme": "daily""#)
    #expect(!found.isEmpty && found.allSatisfy { $0.kind == .reworded })
    #expect(found.first?.new?.contains("daily://") == true)
  }

  @Test func `a hook that is gone is reworded on the pages of its screen`() throws {
    let hook = #"{ "identifier": "parent_lock", "type": "general", "weight": 1 }"#
    let found = try differences("rivers.json", hook, "")
    #expect(found.contains { $0.kind == .reworded && $0.page.screen != nil })
  }

  @Test func `lines and layout of files are not words`() throws {
    let files = try reordered(by: { $0 })
    let (old, new) = (try words(of: FixtureApp.files("Apps/newsroom")), try words(of: files))
    #expect(old.differences(to: new).isEmpty)
    #expect(!old.pages.isEmpty)
  }

  @Test func `only the pages of some screens have words, and those of the app`() throws {
    let files = try FixtureApp.files("Apps/newsroom")
    let some = try words(of: files, on: [Self.inDepth])
    let all = try words(of: files)
    #expect(Set(some.pages.map(\.screen)) == [nil, Self.inDepth])
    #expect(some.pages.count < all.pages.count)
    #expect(Set(some.pages).isSubset(of: all.pages))
  }

  @Test func `a page that only one side has is reworded`() throws {
    let about =
      #"{ "id": "about", "name": "About", "type": "general_content", "ui_components": [] }"#
    let found = try differences("rivers.json", "\n]\n", ",\(about)\n]\n")
    #expect(found.contains { $0.page.screen == "about" && $0.old == nil && $0.kind == .reworded })
  }

  private func differences(
    _ file: String, _ old: String, _ new: String
  ) throws -> [WordDifference] {
    var contents = try FixtureApp.contents("Apps/newsroom")
    let before = try words(of: AppFiles(contents))
    guard case .bytes(let bytes)? = contents[file] else { throw RandomEdit.Unreadable(app: file) }
    let parts = String(decoding: bytes, as: UTF8.self).split(
      separator: old, omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    contents[file] = .bytes(Array(parts.joined(separator: new).utf8))
    return before.differences(to: try words(of: AppFiles(contents)))
  }

  /// Returns the newsroom with its screens in another order, written in another way.
  private func reordered(by order: ([JSONTree]) -> [JSONTree]) throws -> AppFiles {
    var contents = try FixtureApp.contents("Apps/newsroom")
    let tree = try JSONTree(strictly: Fixtures.bytes("Apps/newsroom/rivers.json"))
    contents["rivers.json"] = .bytes(JSONTree.array(order(tree.children)).json)
    return AppFiles(contents)
  }

  private func words(of files: AppFiles, on screens: Set<String>? = nil) throws -> SiteWords {
    let app = try #require(AppReading(files).app)
    return SiteWords(
      of: app, named: "app", axes: VariantAxes(devices: app.devices),
      themes: [try #require(Theme.named("paper"))], on: screens, jobs: 2)
  }
}
