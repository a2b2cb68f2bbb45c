import Support
import Testing

@testable import Texts

@Suite struct `An index of names` {
  @Test func `one edit among thousands of ids is found wherever it is`() throws {
    var random = SplitMix64(seed: 7)
    let names = (0..<5_000).map { _ in identifier(&random) }
    let index = NameIndex(names)
    for _ in 0..<500 {
      let name = try #require(names.randomElement(using: &random))
      for misspelled in misspellings(of: name, &random) where misspelled != name {
        #expect(index.nearest(to: misspelled) == name, "\(misspelled)")
      }
    }
  }

  @Test func `no name is similar to an entirely different id`() {
    var random = SplitMix64(seed: 8)
    let index = NameIndex((0..<5_000).map { _ in identifier(&random) })
    for _ in 0..<500 { #expect(index.nearest(to: identifier(&random)) == nil) }
  }

  @Test func `few names are all compared`() {
    let names = ["home", "news", "watch", "explore"]
    #expect(NameIndex(names).nearest(to: "nwes") == "news")
    #expect(NameIndex(names + names).nearest(to: "Home") == "home")
    #expect(NameIndex([]).nearest(to: "home") == nil)
  }

  @Test func `sorted names are found at both ends`() {
    let names = (1_000..<4_000).map { "screen number \($0)" }
    let index = NameIndex(names)
    #expect(index.nearest(to: "screen number 1000x") == "screen number 1000")
    #expect(index.nearest(to: "creen number 3999") == "screen number 3999")
  }

  @Test func `only a few of thousands of names that begin and end alike are compared`() {
    let letters = String(repeating: "a", count: 80)
    let alike = (0..<3_000).map { "\(letters)\($0)\(letters)" }
    let spelledAlike = (0..<3_000).map { number in
      String(String(number + 4_096, radix: 2).map { $0 == "1" ? "A" : "a" })
    }
    for names in [alike, spelledAlike, alike + spelledAlike] {
      let index = NameIndex(names)
      for wanted in [letters, "aaaaaaaaaaaa", "x" + letters, letters + "x", "aaaaaaaxaaaaaa", ""] {
        #expect(index.candidates(for: wanted).count <= 64)
      }
    }
    #expect(NameIndex(spelledAlike).nearest(to: "aaaaaaaaaaaax") != nil)
  }

  @Test(arguments: UInt64(1)...20)
  func `the quick estimate does not rule out any similar name`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let name = identifier(&random)
      for near in misspellings(of: name, &random) {
        let (one, other) = (Spelling(name), Spelling(near))
        let edits = try #require(one.edits(to: other, atMost: 4))
        #expect(one.canBe(other, edits: edits), "\(name) \(near)")
      }
    }
  }

  private func identifier(_ random: inout SplitMix64) -> String {
    let digits = String(random.next(), radix: 16) + String(random.next(), radix: 16)
    return digits.prefix(8) + "-" + digits.dropFirst(8)
  }

  private func misspellings(of name: String, _ random: inout SplitMix64) -> [String] {
    var letters = Array(name)
    let place = Int.random(in: 0..<letters.count - 1, using: &random)
    letters.swapAt(place, place + 1)
    let swapped = String(letters)
    letters = Array(name)
    letters[place] = "x"
    let changed = String(letters)
    letters.remove(at: place)
    let shorter = String(letters)
    letters = Array(name)
    letters.insert("x", at: place)
    return [swapped, changed, shorter, String(letters), name.uppercased() + "x"]
  }
}
