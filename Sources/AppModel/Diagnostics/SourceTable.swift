/// All files of one app, in the order that they were read.
package struct SourceTable: Sendable {
  package private(set) var files: [SourceFile] = []

  package subscript(id: FileID) -> SourceFile { files[Int(id.index)] }

  /// Returns the id of the file with a name; nil if it has not been read.
  package func file(named name: String) -> FileID? {
    files.firstIndex { $0.name == name }.map { FileID(index: Int32($0)) }
  }

  /// Adds a file and returns its id, which locations refer to.
  mutating func add(
    _ name: String, _ bytes: [UInt8], knowing places: [UInt32: SourceFile.Place] = [:]
  ) -> FileID {
    files.append(SourceFile(name: name, bytes: bytes, places: places))
    return FileID(index: Int32(files.count - 1))
  }
}
