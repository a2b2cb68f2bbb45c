import Lists

/// Finds the name that was probably meant among a few names. Names from the input can be any
/// number, so a `NameIndex` searches those.
package enum Nearest {
  /// A name and its spelling, computed once.
  struct Candidate: Sendable {
    let name: String
    let spelling: Spelling

    init(_ name: String) {
      self.name = name
      spelling = Spelling(name)
    }
  }

  /// Returns the name most similar to a misspelled one, if any is: equal except for case and
  /// separators, or at most a few edits away. Names with different numbers are different names.
  package static func name(to wanted: String, among names: some Sequence<String>) -> String? {
    name(to: wanted, among: names.lazy.map(Candidate.init))
  }

  static func name(to wanted: String, among candidates: some Sequence<Candidate>) -> String? {
    let folded = Spelling(wanted)
    var best: (name: String, edits: Int)?
    for candidate in candidates where candidate.name != wanted {
      let spelling = candidate.spelling
      if spelling == folded { return candidate.name }
      let limit = (best?.edits ?? folded.tolerance + 1) - 1
      guard limit > 0, spelling.canBe(folded, edits: limit),
        !spelling.isAnotherNumber(than: folded)
      else { continue }
      if let edits = spelling.edits(to: folded, atMost: limit) { best = (candidate.name, edits) }
    }
    return best?.name
  }
}

/// An index that quickly finds the name nearest to a misspelled one, however many names there are.
///
/// With few names, it compares all. With many, it compares only those near the wanted name in
/// alphabetical order, sorted both forward and backward, ignoring case and separators.
package struct NameIndex: Sendable {
  private let names: [Nearest.Candidate]
  private let forwards: [Entry]
  private let backwards: [Entry]

  private static let few = 200
  private static let nearbyCount = 16

  /// A name and the letters it is sorted by.
  private struct Entry {
    let letters: [UInt8]
    let candidate: Nearest.Candidate
  }

  package init(_ names: some Sequence<String>) {
    self.names = Set(names).sorted().map(Nearest.Candidate.init)
    guard self.names.count > Self.few else {
      (forwards, backwards) = ([], [])
      return
    }
    forwards = Self.sorted(self.names) { $0 }
    backwards = Self.sorted(self.names) { $0.reversed() }
  }

  /// Returns the name most similar to the wanted one; nil if none is similar.
  package func nearest(to wanted: String) -> String? {
    Nearest.name(to: wanted, among: candidates(for: wanted))
  }

  /// Returns the names that the wanted one is compared with: at most a few hundred.
  func candidates(for wanted: String) -> [Nearest.Candidate] {
    guard names.count > Self.few else { return names }
    let letters = Spelling(wanted).letters
    let alike =
      Self.nearby(letters, in: forwards)
      + Self.nearby(letters.reversed(), in: backwards)
    return alike.map(\.candidate)
  }

  private static func sorted(
    _ names: [Nearest.Candidate], by order: ([UInt8]) -> [UInt8]
  ) -> [Entry] {
    names.map { Entry(letters: order($0.spelling.letters), candidate: $0) }
      .sorted { $0.letters.lexicographicallyPrecedes($1.letters) }
  }

  private static func nearby(_ wanted: [UInt8], in entries: [Entry]) -> ArraySlice<Entry> {
    let place = entries.partitionPoint { !$0.letters.lexicographicallyPrecedes(wanted) }
    return entries[max(0, place - nearbyCount)..<min(entries.count, place + nearbyCount)]
  }
}
