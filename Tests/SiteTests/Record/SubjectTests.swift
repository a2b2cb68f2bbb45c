import AppLayout
import AppModel
import Testing

@testable import SiteFiles

/// The words for what a file shows.
struct SubjectTests {
  private let whole = Subject(
    kind: .variant, screen: "home", device: "iphone", orientation: .portrait, theme: "paper",
    placement: .allCases.first, statusBar: .allCases.first, entrance: .allCases.first)

  @Test func `every field has a key and is read back`() throws {
    let texts = whole.texts
    #expect(texts.count == Mirror(reflecting: whole).children.count)
    #expect([.path, .hash] + texts.map(\.key) == RecordKey.OfFile.allCases)
    let words = texts.compactMap { key, text in text.map { (key, $0) } }
    #expect(words.count == texts.count)
    #expect(try Subject(Dictionary(uniqueKeysWithValues: words)) == whole)
  }
}
