import Support
import Testing
import Texts

@Suite struct `Texts that begin like the one before` {
  @Test func `come back as they were, from any place where reading can start`() {
    var random = SplitMix64(seed: 12)
    let parts = ["screens/", "a", "é", "e\u{301}", "", "\0", "view.xhtml", "😀"]
    for _ in 0..<200 {
      var compact = CompactTexts()
      var texts: [String] = []
      var places: [(place: CompactTexts.Place, count: Int)] = []
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        if Int.random(in: 0..<4, using: &random) == 0 {
          places.append((compact.placeOfNext(), texts.count))
        }
        let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in
          parts.randomElement(using: &random) ?? ""
        }.joined()
        texts.append(text)
        compact.append(text)
      }
      #expect(Self.isSame(compact, texts))
      #expect(Self.isSame(CompactTexts(texts), texts))
      for (place, count) in places {
        #expect(Self.isSame(compact.texts(from: place), Array(texts.dropFirst(count))))
      }
    }
  }

  @Test func `take less room than the texts where they are sorted paths`() {
    let paths = (0..<1_000).flatMap { screen in
      ["full", "hidden.merged", "hidden.separate", "on_top.merged", "on_top.separate"].map {
        "screens/screen-\(1_000 + screen)/iphone-17/\($0).svg"
      }
    }
    #expect(CompactTexts(paths).size * 2 < paths.reduce(0) { $0 + $1.utf8.count })
  }

  private static func isSame(_ some: some Sequence<String>, _ texts: [String]) -> Bool {
    some.map { Array($0.utf8) } == texts.map { Array($0.utf8) }
  }
}
