/// The place in paths that come in the order of their bytes, each once.
struct PathCursor<Source: PathSource & ~Copyable>: ~Copyable {
  private var source: Source
  private let origin: PathOrigin
  /// The path at the place; nil behind the last.
  private(set) var path: RelativePath?

  /// Begins at the first path.
  init(_ source: consuming Source, from origin: PathOrigin) throws(DiskError) {
    self.source = source
    self.origin = origin
    try advance()
  }

  /// Whether a path stands at the place; if it does, goes on to the next one.
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

/// Where paths come from, for complaints about them.
struct PathOrigin {
  let kind: Kind
  /// The folder of the site, as it was given.
  let site: String
  /// The name of the site's record, which is none of its files.
  let record: String

  /// Who names a path.
  enum Kind {
    case plan, record, journal
  }

  /// A path, by its text; throws where it may lead elsewhere.
  fileprivate func path(_ text: String) throws(DiskError) -> RelativePath {
    do throws(DiskError) {
      return try RelativePath(text, in: site)
    } catch {
      throw DiskError(attempt: error.attempt, reason: advised(error.reason))
    }
  }

  /// Throws where a path is the record's own, or does not come after another one.
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

  /// What is wrong with a path, and what to do where the record is to blame.
  private func advised(_ reason: String) -> String {
    kind == .record ? "\(reason); \(DiskError.adviceOnRecord(record))" : reason
  }
}

extension DiskError {
  /// What to do about a record that cannot be used, as it may follow a semicolon.
  package static func adviceOnRecord(_ name: String) -> String {
    "choose another folder, or remove \(name) and what it lists"
  }
}
