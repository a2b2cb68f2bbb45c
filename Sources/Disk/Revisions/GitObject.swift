/// An object of a repository, as git returned it.
struct GitObject {
  let id: String
  let kind: Kind
  let bytes: [UInt8]

  /// The kinds of objects.
  enum Kind: String {
    case blob, tree, commit, tag
  }

  /// Whether the bytes are those of the object with this id. Git itself trusts what it keeps.
  var isIntact: Bool {
    let start = Array("\(kind.rawValue) \(bytes.count)\0".utf8)
    let hash =
      id.utf8.count == Self.longSize
      ? SHA256.text(of: start, bytes) : SHA1.text(of: start, bytes)
    return hash == id
  }

  /// How many digits the ids of a repository have whose hash is SHA-256.
  private static let longSize = 64

  /// The id of the folder that a commit has.
  var root: String {
    get throws(RevisionFailure) {
      let start = Array("tree ".utf8)
      let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
      guard kind == .commit, bytes.starts(with: start), end == start.count + id.utf8.count else {
        throw .damaged(id)
      }
      return String(decoding: bytes[start.count..<end], as: UTF8.self)
    }
  }
}
