/// Paths that come one after the other, from any source.
package protocol PathSource: ~Copyable {
  /// Returns the next path; nil after the last.
  mutating func nextPath() throws(DiskError) -> String?
}

/// Paths that a sequence produces one by one.
struct MadePaths<Paths: Sequence<String>>: PathSource {
  private var iterator: Paths.Iterator

  init(_ paths: Paths) {
    iterator = paths.makeIterator()
  }

  mutating func nextPath() -> String? { iterator.next() }
}

/// Paths that are stored in a file, each followed by a zero byte; empty if there is no file.
struct StoredPaths: ~Copyable, Sendable, PathSource {
  private var pieces: FilePieces?

  init(_ pieces: consuming FilePieces?) {
    self.pieces = pieces
  }

  mutating func nextPath() throws(DiskError) -> String? {
    while let piece = try pieces?.next() {
      // A power cut may leave zeros in place of a file.
      if !piece.isEmpty { return String(decoding: piece, as: UTF8.self) }
    }
    return nil
  }
}
