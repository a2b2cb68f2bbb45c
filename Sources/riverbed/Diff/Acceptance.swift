import AppModel
import Disk
import Printing
import Review

/// The causes that the new app accepts, and the file that lists them.
struct Acceptance {
  private(set) var causes: AcceptedCauses
  /// What is wrong with the file.
  let diagnostics: [PlacedDiagnostic]
  private let path: String
  private let bytes: [UInt8]?

  /// Reads the file in the folder of an app; an app without it accepts nothing.
  init(of source: AppSource) throws(Diff.Failure) {
    let name = AcceptedCauses.fileName
    path = source.path(of: name)
    switch source.companion(name, atMost: AcceptedCauses.largest) {
    case nil:
      (causes, diagnostics, bytes) = (AcceptedCauses(), [], nil)
    case .bytes(let bytes)?:
      let reading = AcceptedReading(bytes)
      causes = reading.causes ?? AcceptedCauses()
      diagnostics = reading.diagnostics
      self.bytes = bytes
    case .unreadable(let reason)?:
      throw .unreadable(path, reason.hasPrefix("is ") ? "it \(reason)" : reason)
    case .outside?: throw .unreadable(path, "it leads out of the app's folder")
    case .overLimit?, .equal?, .unread?, .examined?: throw .unreadable(path, "it is too large")
    }
  }

  /// Whether the file could be understood, so that it may be written again.
  var isReadable: Bool { !diagnostics.contains { $0.severity == .error } }

  /// Adds the causes of a comparison that words name, and drops those that do not occur where that
  /// is asked for; returns how many were added and dropped.
  mutating func accept(
    _ words: AcceptedWords, of all: [Cause], prunes: Bool
  ) throws(UsageError) -> (added: Int, dropped: Int) {
    let before = causes.entries.count
    let wanted = try Self.causes(words, of: all)
    let added = wanted.count - causes.ids(among: wanted).count
    causes = causes.adding(wanted)
    if prunes { causes = causes.pruned(to: all) }
    return (added, before + added - causes.entries.count)
  }

  /// Returns the causes that words name.
  private static func causes(
    _ words: AcceptedWords, of all: [Cause]
  ) throws(UsageError) -> [Cause] {
    let ids = Set(all.map(\.id))
    for id in words.ids where !ids.contains(id) {
      throw UsageError(
        "no cause of this comparison has the id '\(id.quotable)'", of: .diff, near: id,
        ids.sorted())
    }
    return words.isAll ? all : all.filter { words.ids.contains($0.id) }
  }

  /// Writes the file, unless it has these bytes already, or would be too large to be read again.
  func write() throws {
    let written = causes.bytes
    guard written != bytes else { return }
    guard written.count <= AcceptedCauses.largest else { throw Diff.Failure.tooLarge(path) }
    try NamedFile.write(written, at: path)
  }
}

extension Diff.Failure {
  fileprivate static func unreadable(_ path: String, _ reason: String) -> Self {
    Self(reason: "cannot read '\(path)': \(reason)", code: .file)
  }

  fileprivate static func tooLarge(_ path: String) -> Self {
    let most = AcceptedCauses.largest >> 20
    return Self(
      reason: "cannot write '\(path)': it would be larger than \(most) MB; --prune drops the "
        + "causes that no longer occur", code: .file)
  }
}
