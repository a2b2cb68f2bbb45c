/// A byte in one of the files that were read; line and column are computed on demand.
package struct Location: Hashable, Comparable, Sendable {
  /// The index of the file in the source table.
  package let file: FileID
  /// The offset of the byte, counted from the start of the file.
  package let offset: UInt32

  package init(file: FileID, offset: UInt32) {
    self.file = file
    self.offset = offset
  }

  package static func < (left: Location, right: Location) -> Bool {
    (left.file.index, left.offset) < (right.file.index, right.offset)
  }
}

/// The index of a file in the order that files were read; only what reads files makes one.
package struct FileID: Hashable, Sendable {
  package let index: Int32

  /// The id of a file that is read on its own, and not with the others of an app.
  package static let alone = FileID(index: 0)

  /// The id of a file that is part of Riverbed, not of an app.
  package static let builtIn = FileID(index: -1)
}

/// A value and the place where it is written.
package struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  package let value: Value
  package let location: Location

  package init(value: Value, location: Location) {
    self.value = value
    self.location = location
  }
}
