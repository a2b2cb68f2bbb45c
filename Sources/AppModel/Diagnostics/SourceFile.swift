/// A file that was read: its name inside the app folder, and its bytes.
package struct SourceFile: Sendable {
  package let name: String
  /// All bytes; none where the file was not kept.
  package let bytes: [UInt8]
  /// What is known of places in a file that was not kept, by their offsets.
  let places: [UInt32: Place]

  /// Where a byte stands, for people and for programs.
  struct Place: Hashable, Sendable {
    let position: LineColumn
    /// The JSON path of the value; nil where the file is not JSON.
    let path: String?
  }
}
