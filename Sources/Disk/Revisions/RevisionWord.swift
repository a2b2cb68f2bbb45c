/// The path of a folder or a file in a revision, as a user writes it: `main:my-app`.
package struct RevisionWord: Hashable, Sendable {
  /// Git's expression for the revision.
  package let revision: String
  /// The path from the repository's root, or one that begins with `./` or `../`, from the current
  /// folder; empty for the path of the other operand, or that of the current folder.
  package let path: String
  /// The revision as it is shown.
  package let name: String
  /// Whether a path may have been meant that does not exist.
  let mayBePath: Bool

  package init(
    revision: String, path: String, shownAs name: String? = nil, mayBePath: Bool = false
  ) {
    self.revision = revision
    self.path = path
    self.name = name ?? revision
    self.mayBePath = mayBePath
  }

  /// Reads a word that is a revision, with or without a path after it.
  package init(revisionOf word: String) {
    self = RevisionWord(word) ?? RevisionWord(revision: word, path: "")
  }

  /// Splits a word at its first colon that is not in braces, as in `HEAD^{/fix: one}:my-app`; nil
  /// if it has none.
  package init?(_ word: String, mayBePath: Bool = false) {
    var depth = 0
    for place in word.utf8.indices {
      switch word.utf8[place] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ":") where depth <= 0:
        let path = word[word.utf8.index(after: place)...]
        self.init(
          revision: String(word[..<place]), path: String(path), mayBePath: mayBePath)
        return
      default: break
      }
    }
    return nil
  }

  /// The whole word.
  package var text: String { "\(name):\(path)" }

  /// Whether the path counts from the current folder.
  var isFromHere: Bool {
    path == "." || path == ".." || path.hasPrefix("./") || path.hasPrefix("../")
  }
}
