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
