import Testing
import Texts

@Suite struct `Long names` {
  @Test(arguments: ["", "home", "3f0c9a52-7d1e-4b86-9c35-1e8a60d2b701", "שלום עולם", "👩‍👩‍👧 family"])
  func `a name of ordinary length stays as it is`(name: String) {
    #expect(name.readable == name && name.abridged(to: 256) == name)
  }

  @Test(arguments: ["x", "é", "漢", "👩‍👩‍👧"])
  func `a longer one keeps its beginning, in whole characters`(piece: String) {
    let name = String(repeating: piece, count: 100_000)
    for short in [name.readable, name.abridged(to: 256)] {
      #expect(short.utf8.count <= 1030 && short.utf8.count > 200)
      #expect(short.unicodeScalars.starts(with: piece.unicodeScalars))
      #expect(!short.unicodeScalars.contains("\u{FFFD}"))
    }
    #expect(name.abridged(to: 256).utf8.count <= 256)
  }

  @Test func `abridged names that begin alike differ by their hash, which never changes`() {
    let long = String(repeating: "x", count: 1000)
    let names = [long, long + "y", long + "z", long + "yy"].map { $0.abridged(to: 64) }
    #expect(Set(names).count == 4)
    #expect(names.allSatisfy { $0.utf8.count == 64 && $0.contains("~") })
    #expect(long.abridged(to: 64) == names[0])
  }
}
