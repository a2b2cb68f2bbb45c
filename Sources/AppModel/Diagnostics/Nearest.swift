/// The search for the name that was probably meant, among a few. An input may have any number of names;
/// among those a `NameIndex` searches.
package enum Nearest {
  /// A name and how it is spelled, which is worked out once.
  struct Candidate: Sendable {
    let name: String
    let spelling: Spelling

    init(_ name: String) {
      self.name = name
      spelling = Spelling(name)
    }
  }

  /// The name most like a misspelled one, if one is like it: equal but for case and separators, or at
  /// most a few edits away. A name with another number is another name.
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
