import AppModel

/// The causes that an app's `riverbed.accepted.json` lists as wanted.
package struct AcceptedCauses: Sendable {
  package let entries: [Entry]

  /// The name of the file, next to riverbed.json.
  package static let fileName = "riverbed.accepted.json"
  /// The number of bytes that the file may have; a longer one is not read.
  package static let largest = 4 << 20

  /// A cause that is wanted.
  package struct Entry: Hashable, Sendable {
    package let cause: String
    package let sentence: String?
    package let note: String?
    /// Its edits; none for a cause without any, and where an earlier version wrote the entry.
    let edits: Set<AcceptedEdit>
    /// The paths of its edits, in an entry of an earlier version, which did not keep more of them.
    let formerPaths: [String]
    /// The entry as the file has it, with members that nothing reads.
    let written: String
  }

  /// Creates the value of an app without the file.
  package init() { self.init(entries: []) }

  init(entries: [Entry]) {
    self.entries = entries
  }

  /// Returns the ids of the causes that are accepted: those of which every edit is in an entry, and
  /// those without edits by their ids.
  package func ids(among causes: some Sequence<Cause>) -> Set<String> {
    let edits = Set(entries.flatMap(\.edits))
    let ids = Set(entries.map(\.cause))
    return Set(
      causes.lazy.filter { cause in
        cause.edits.isEmpty
          ? ids.contains(cause.id)
          : cause.edits.allSatisfy { edits.contains(AcceptedEdit($0)) }
      }.map(\.id))
  }

  /// Returns the list with more causes at its end, in their order. Entries that exist are kept as
  /// they are, with their notes, except for those of earlier versions whose edits the new ones have.
  package func adding(_ causes: some Collection<Cause>) -> AcceptedCauses {
    let known = ids(among: causes)
    let added = causes.filter { !known.contains($0.id) }
    let search = AcceptedSearch(among: added)
    var notes: [String: String] = [:]
    let kept = entries.filter { entry in
      let replacing = search.ids(of: entry)
      guard entry.edits.isEmpty, !replacing.isEmpty else { return true }
      for id in replacing where notes[id] == nil { notes[id] = entry.note }
      return false
    }
    return AcceptedCauses(entries: kept + added.map { Entry($0, note: notes[$0.id]) })
  }

  /// Returns the list without the entries of which nothing occurs.
  package func pruned(to causes: some Sequence<Cause>) -> AcceptedCauses {
    let present = PresentEdits(of: causes)
    return AcceptedCauses(entries: entries.filter(present.have))
  }

  /// The bytes of the file: one entry after the other, each as it was written.
  package var bytes: [UInt8] {
    guard !entries.isEmpty else { return Array("[]\n".utf8) }
    return Array("[\n\(entries.map { "  \($0.written)" }.joined(separator: ",\n"))\n]\n".utf8)
  }
}

extension AcceptedCauses.Entry {
  fileprivate init(_ cause: Cause, note: String?) {
    self.cause = cause.id
    sentence = cause.sentence
    self.note = note
    let edits = cause.edits.map(AcceptedEdit.init).firstOfEach(\.self)
    self.edits = Set(edits)
    formerPaths = []
    written = String(
      JSONWriter.text { writer in
        writer.objectOnOneLine { entry in
          entry.member("cause", cause.id)
          entry.member("sentence", cause.sentence)
          if let note { entry.member("note", note) }
          if !edits.isEmpty {
            entry.member("edits") { json in
              json.array(edits) { json, edit in
                json.object { json in
                  json.member("path", edit.path)
                  json.member("hash", edit.hash)
                }
              }
            }
          }
        }
      }.dropLast())
  }
}
