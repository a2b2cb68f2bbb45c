/// A place in one of the files that were read: a byte, from which line and column follow on demand.
package struct Location: Hashable, Comparable, Sendable {
  /// The file's place in the table of sources.
  package let file: FileID
  /// The offset of the byte, counted from the start of the file.
  package let offset: UInt32

  package static func < (left: Location, right: Location) -> Bool {
    (left.file.index, left.offset) < (right.file.index, right.offset)
  }
}

/// The number of a file in the order in which files were read.
package struct FileID: Hashable, Sendable {
  package let index: Int32

  package init(index: Int32) {
    self.index = index
  }
}
