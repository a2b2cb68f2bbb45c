/// A folder from which the files of an app are read: one on the disk, or one in a revision.
package protocol FolderInput: ~Copyable {
  /// How many bytes may still be read.
  var left: Int { get set }

  /// Returns a file of at most some bytes, by its path inside the folder; nil if it does not exist.
  mutating func content(of file: String, atMost limit: Int) -> FileContent?

  /// Returns the reason that a file cannot be read, apart from the limits; nil if it can, or does
  /// not exist.
  mutating func refusal(of file: String) -> FileRefusal?

  /// Lists a folder inside this one; nil if it does not exist.
  mutating func list(_ folder: String) throws(FileRefusal) -> FolderListing?
}

extension FolderInput where Self: ~Copyable {
  /// Reads a file, by its path inside the folder; nil if it does not exist. Its bytes count toward
  /// the limit; a file that would exceed the limit, or one for itself, is not read.
  package mutating func read(_ file: String, atMost most: Int = .max) -> FileContent? {
    let content = content(of: file, atMost: min(most, left))
    if case .bytes(let bytes) = content { left -= bytes.count }
    return content
  }
}
