import Support
import Testing
import Texts

@Suite struct `The order of texts by their bytes` {
  @Test func `is that of the bytes, whatever the letters are`() {
    var random = SplitMix64(seed: 7)
    let letters: [Character] = ["a", "b", "/", ".", "é", "e\u{301}", "ß", "ש", "😀", "\0"]
    var found: Set<Bool> = []
    for _ in 0..<2000 {
      let texts = (0..<2).map { _ in
        // Beyond fifteen bytes a text is stored in another way.
        String(
          (0..<Int.random(in: 0...12, using: &random)).map { _ in
            letters.randomElement(using: &random) ?? "a"
          })
      }
      let beginning = Bool.random(using: &random) ? "screens/screen-with-a-name/" : ""
      let (one, two) = (beginning + texts[0], beginning + texts[1])
      let expected = Array(one.utf8).lexicographicallyPrecedes(Array(two.utf8))
      #expect(
        one.precedesByBytes(two) == expected, "\(one.debugDescription) \(two.debugDescription)")
      let isSame = Array(one.utf8) == Array(two.utf8)
      #expect(one.hasSameBytes(as: two) == isSame)
      #expect(one.dropFirst(0).hasSameBytes(as: two.dropLast(0)) == isSame)
      found.insert(expected)
    }
    #expect(found.count == 2)
    #expect(!"same".precedesByBytes("same") && "same".precedesByBytes("same "))
  }
}
