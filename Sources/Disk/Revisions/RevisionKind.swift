/// What a word for a revision looks like, which decides how a missing one can be had.
enum RevisionKind {
  /// That of a branch or a tag, without characters that a shell would read.
  case name
  case hash
  /// A commit that is found from another one, such as `HEAD~3`.
  case earlier
  /// Not a revision.
  case other

  init(_ word: String) {
    let isName = word.allSatisfy { $0.isLetter || $0.isNumber || "._-/+@#".contains($0) }
    self =
      if word.hasPrefix("-") || word.hasPrefix(".") || word.contains("..") {
        .other
      } else if word.contains(where: { "~^{".contains($0) }) {
        .earlier
      } else if Self.hashSizes.contains(word.utf8.count), word.allSatisfy(\.isHexDigit) {
        .hash
      } else {
        isName ? .name : .other
      }
  }

  /// How many digits the whole id of a commit has.
  private static let hashSizes = [40, 64]

  /// Returns what to do where a repository does not have such a revision.
  func advice(isShallow: Bool) -> String {
    switch self {
    case .name:
      isShallow
        ? "in a shallow clone, 'git fetch origin' with its name gets it as FETCH_HEAD"
        : "'git fetch --tags' gets branches and tags from the server"
    case .hash, .earlier:
      isShallow
        ? "it is a shallow clone: 'git fetch --deepen=100' gets more history"
        : "'git log --all' shows those that it has"
    case .other: "a revision is a branch, a tag, a hash, or one such as HEAD~3"
    }
  }
}
