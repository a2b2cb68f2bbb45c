import Texts

/// A folder in a revision, as git stores it: for each name the kind of its object, and its id.
struct GitTree {
  /// What a name leads to.
  struct Entry {
    let kind: Kind
    let id: String
  }

  /// The kinds of entries.
  enum Kind {
    case file, folder, link, submodule
  }

  /// The entries by the bytes of their names: to git, unlike to Swift, é is not always é.
  private var entries: [[UInt8]: Entry] = [:]

  /// Reads the bytes of a tree, whose ids are as long as its own; nil where they are damaged.
  init?(_ bytes: [UInt8], idLike id: String) {
    let idSize = id.utf8.count / 2
    var place = 0
    while place < bytes.count {
      guard let space = bytes[place...].firstIndex(of: UInt8(ascii: " ")),
        let kind = Kind(mode: bytes[place..<space]),
        let end = bytes[space...].firstIndex(of: 0), end + idSize < bytes.count
      else { return nil }
      let name = Array(bytes[(space + 1)..<end])
      place = end + 1 + idSize
      let entry = Entry(kind: kind, id: bytes[(end + 1)..<place].hexadecimal)
      // Git itself takes the first of two with a name.
      if entries[name] == nil { entries[name] = entry }
    }
  }

  /// The names, as those of a folder on the disk.
  var listing: FolderListing {
    FolderListing(names: entries.keys.lazy.map { String(systemBytes: $0) })
  }

  subscript(name: Substring) -> Entry? { entries[String(name).systemBytes] }
}

extension GitTree.Kind {
  /// Reads the kind from a mode, which has the octal digits of the system's modes; nil where it is
  /// not a number.
  fileprivate init?(mode: ArraySlice<UInt8>) {
    guard let mode = Int(String(decoding: mode, as: UTF8.self), radix: 8) else { return nil }
    switch mode & 0o170000 {
    case 0o040000: self = .folder
    case 0o120000: self = .link
    case 0o160000: self = .submodule
    default: self = .file
    }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes as digits.
  fileprivate var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
