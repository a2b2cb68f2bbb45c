/// The search for the name that was probably meant.
package enum Nearest {
  /// The name most like a misspelled one, if one is like it: equal but for case and separators, or at
  /// most a few edits away. A name with another number is another name.
  package static func name(to wanted: String, among names: some Sequence<String>) -> String? {
    let folded = Spelling(wanted)
    var best: (name: String, edits: Int)?
    for name in names where name != wanted {
      let spelling = Spelling(name)
      if spelling == folded { return name }
      let limit = (best?.edits ?? folded.tolerance + 1) - 1
      guard limit > 0, !spelling.isAnotherNumber(than: folded) else { continue }
      if let edits = spelling.edits(to: folded, atMost: limit) { best = (name, edits) }
    }
    return best?.name
  }
}
