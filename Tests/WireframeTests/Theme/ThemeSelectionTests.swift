import AppModel
import Testing
import Themes

@testable import Wireframe

@Suite struct `Themes that are asked for again` {
  /// Returns the selection for some words, and the files that were read for it.
  private func select(_ words: [String], text: String) -> (ThemeSelection, read: [String]) {
    var read: [String] = []
    let selection = ThemeSelection(of: words) { path in
      read.append(path)
      return .bytes(Array(text.utf8))
    }
    return (selection, read)
  }

  @Test func `are read once, however they are spelled`() {
    let paper = String(decoding: ThemeFile.paper.bytes, as: UTF8.self)
    let words = Array(repeating: "a/b.json", count: 40) + ["./a//b.json", "a/./b.json"]
    let (selection, read) = select(words, text: paper)
    #expect(read == ["a/b.json"])
    #expect(selection.themes.map(\.name) == ["paper"] && selection.failures.isEmpty)
    #expect(select(["a.json", "/a.json"], text: paper).read == ["a.json", "/a.json"])
  }

  @Test func `are reported once in their file, and at each place that names them`() {
    let (selection, read) = select(Array(repeating: "a.json", count: 40), text: "{}")
    #expect(read.count == 1)
    #expect(selection.failures.map(\.index) == Array(0..<40))
    #expect(!selection.diagnostics.isEmpty)
    #expect(Set(selection.diagnostics).count == selection.diagnostics.count)
    let unknown = select(["nigth", "nigth"], text: "").0
    #expect(unknown.failures.map(\.nearest) == ["night", "night"])
  }
}
