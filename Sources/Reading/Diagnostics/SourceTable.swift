import Texts

/// All files of one app, in the order that they were read.
package struct SourceTable: Sendable {
  package private(set) var files: [SourceFile] = []

  package init() {}

  package subscript(id: FileID) -> SourceFile { files[Int(id.index)] }

  /// Returns the id of the file with a name; nil if it has not been read.
  package func file(named name: String) -> FileID? {
    files.firstIndex { $0.name.hasSameBytes(as: name) }.map { FileID(index: Int32($0)) }
  }

  /// Adds a file and returns its id, which locations refer to.
  package mutating func add(
    _ name: String, _ bytes: [UInt8], knowing places: [UInt32: SourceFile.Place] = [:]
  ) -> FileID {
    files.append(SourceFile(name: name, bytes: bytes, places: places))
    return FileID(index: Int32(files.count - 1))
  }
}

/// A file that was read: its name inside the app folder, and its bytes.
package struct SourceFile: Sendable {
  package let name: String
  /// All bytes; empty if the contents of the file were not kept.
  package let bytes: [UInt8]
  /// The known places, by offset, in a file whose contents were not kept.
  let places: [UInt32: Place]

  /// The position and JSON path of a byte.
  package struct Place: Hashable, Sendable {
    let position: LineColumn
    /// The JSON path of the value; nil if the file is not JSON.
    let path: String?

    package init(position: LineColumn, path: String?) {
      self.position = position
      self.path = path
    }
  }
}

extension SourceTable {
  /// Returns the ends of the values that begin at some locations, each the byte after the value.
  /// Locations where no JSON value begins are left out. It parses each file once, however many
  /// values in it are asked for; nothing else looks for the end of a value in a file that is held.
  package func ends(of locations: [Location]) -> [Location: Location] {
    let known = locations.filter { files.indices.contains(Int($0.file.index)) }
    return Dictionary(grouping: known, by: \.file)
      .reduce(into: [:]) { ends, group in
        let (file, locations) = group
        guard let document = JSONParsing(self[file].bytes, in: file).document else { return }
        let wanted = Set(locations.map(\.offset))
        let begun = Dictionary(
          document.nodes.lazy.filter { wanted.contains($0.start) }.map { ($0.start, $0.end) },
          uniquingKeysWith: { first, _ in first })
        for location in locations {
          ends[location] = begun[location.offset].map { Location(file: file, offset: $0) }
        }
      }
  }
}
