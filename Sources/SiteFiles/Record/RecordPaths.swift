package import Disk

/// The paths in the record of an earlier build, sorted by their bytes, even if the record is not.
/// Builds write them in that order, so they are read one by one. They are all held in memory and
/// sorted only if another tool changed the order.
package struct RecordPaths: ~Copyable, Sendable {
  private var reading: RecordReading
  /// The paths still to come, the next one last; nil if they are read one by one.
  private var sorted: [String]?

  /// Reads the whole record of a folder once to find its order.
  package init(of folder: borrowing SiteFolder) throws(DiskError) {
    sorted = try Self.areInOrder(RecordReading(of: folder)) ? nil : Self.sorted(of: folder)
    reading = try RecordReading(of: folder)
  }

  private static func areInOrder(_ reading: consuming RecordReading) throws(DiskError) -> Bool {
    var last: String?
    var areInOrder = true
    // Reading on to the end finds out whether this is a record.
    while let path = try reading.next()?.path {
      if let last, precedes(path, last) { areInOrder = false }
      last = path
    }
    return areInOrder
  }

  private static func sorted(of folder: borrowing SiteFolder) throws(DiskError) -> [String] {
    var reading = try RecordReading(of: folder)
    var paths: [String] = []
    while let path = try reading.next()?.path { paths.append(path) }
    paths.sort { precedes($1, $0) }
    return paths
  }

  private static func precedes(_ one: String, _ other: String) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension RecordPaths: PathSource {
  /// Returns the next path; nil after the last.
  package mutating func nextPath() throws(DiskError) -> String? {
    sorted == nil ? try reading.next()?.path : sorted?.popLast()
  }
}
