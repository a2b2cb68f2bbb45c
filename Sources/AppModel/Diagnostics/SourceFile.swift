/// A file that was read: its name inside the app folder, and its bytes.
package struct SourceFile: Sendable {
  package let name: String
  /// All bytes; empty if the contents of the file were not kept.
  package let bytes: [UInt8]
  /// The known places, by offset, in a file whose contents were not kept.
  let places: [UInt32: Place]

  /// The position and JSON path of a byte.
  struct Place: Hashable, Sendable {
    let position: LineColumn
    /// The JSON path of the value; nil if the file is not JSON.
    let path: String?
  }
}
