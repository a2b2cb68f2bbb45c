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

/// The lines of a file, read one by one.
package struct StoredLines: ~Copyable, Sendable {
  private var pieces: FilePieces

  init(_ pieces: consuming FilePieces) {
    self.pieces = pieces
  }

  /// Returns the next line; nil after the last.
  package mutating func next() throws(DiskError) -> String? {
    try pieces.next().map { String(decoding: $0, as: UTF8.self) }
  }
}

/// A position in paths that come in the order of their bytes, each once.
struct PathCursor<Source: PathSource & ~Copyable>: ~Copyable {
  private var source: Source
  private let origin: PathOrigin
  /// The current path; nil after the last.
  private(set) var path: RelativePath?

  /// Starts at the first path.
  init(_ source: consuming Source, from origin: PathOrigin) throws(DiskError) {
    self.source = source
    self.origin = origin
    try advance()
  }

  /// Whether a path is the current one; if it is, moves on to the next.
  mutating func take(_ other: RelativePath) throws(DiskError) -> Bool {
    guard let path, path == other else { return false }
    try advance()
    return true
  }

  private mutating func advance() throws(DiskError) {
    let last = path
    path = try source.nextPath().map { text throws(DiskError) in
      try origin.path(text)
    }
    guard let path else { return }
    try origin.check(path, after: last)
  }
}

/// The origin of paths, for error messages about them.
struct PathOrigin {
  let kind: Kind
  /// The folder of the site, as it was given.
  let site: String
  /// The name of the site's record, which is not one of its files.
  let record: String

  /// The list that a path comes from.
  enum Kind {
    case plan, record, journal
  }

  /// Makes a path of a text; throws if it may lead elsewhere.
  fileprivate func path(_ text: String) throws(DiskError) -> RelativePath {
    do throws(DiskError) {
      return try RelativePath(text, in: site)
    } catch {
      throw DiskError(attempt: error.attempt, reason: advised(error.reason))
    }
  }

  /// Throws if a path is the record's own, or does not come after another one.
  fileprivate func check(_ path: RelativePath, after last: RelativePath?) throws(DiskError) {
    guard path.text != record else { throw refusal(of: path, "it is the site's record") }
    guard let last, !(last < path) else { return }
    switch kind {
    case .plan: throw refusal(of: path, "it is planned twice, or out of order")
    case .record: throw refusal(of: path, "it is listed twice, or out of order, in \(record)")
    case .journal: throw refusal(of: path, "it is out of order in \(Workshop.name)/journal")
    }
  }

  private func refusal(of path: RelativePath, _ reason: String) -> DiskError {
    DiskError(attempt: "cannot use '\(path.text)' as a file of '\(site)'", reason: advised(reason))
  }

  /// Adds advice to a reason if the record is to blame.
  private func advised(_ reason: String) -> String {
    kind == .record ? "\(reason); \(DiskError.adviceOnRecord(record))" : reason
  }
}
