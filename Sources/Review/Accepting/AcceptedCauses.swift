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
    /// The paths of its edits; none if the entry does not have them.
    package let edits: [String]
    /// The entry as the file has it, with members that nothing reads.
    let written: String
  }

  /// Creates the value of an app without the file.
  package init() { self.init(entries: []) }

  init(entries: [Entry]) {
    self.entries = entries
  }

  /// The ids of the causes.
  package var ids: Set<String> { Set(entries.map(\.cause)) }

  /// Returns the list with more causes at its end, in their order. Entries that exist are kept as
  /// they are, with their notes.
  package func adding(_ causes: some Sequence<Cause>) -> AcceptedCauses {
    var known = ids
    let added = causes.filter { known.insert($0.id).inserted }
    return AcceptedCauses(entries: entries + added.map(Entry.init))
  }

  /// Returns the list without the causes that do not occur.
  package func pruned(to causes: some Sequence<Cause>) -> AcceptedCauses {
    let ids = Set(causes.map(\.id))
    return AcceptedCauses(entries: entries.filter { ids.contains($0.cause) })
  }

  /// The bytes of the file: one entry after the other, each as it was written.
  package var bytes: [UInt8] {
    guard !entries.isEmpty else { return Array("[]\n".utf8) }
    return Array("[\n\(entries.map { "  \($0.written)" }.joined(separator: ",\n"))\n]\n".utf8)
  }
}

extension AcceptedCauses.Entry {
  fileprivate init(_ cause: Cause) {
    self.cause = cause.id
    sentence = cause.sentence
    note = nil
    let edits = cause.edits.map(\.path).firstOfEach(\.self)
    self.edits = edits
    written = String(
      JSONWriter.text { writer in
        writer.onOneLine { line in
          line.object { entry in
            entry.member("cause", cause.id)
            entry.member("sentence", cause.sentence)
            entry.member("edits") { json in json.array(edits) { $0.string($1) } }
          }
        }
      }.dropLast())
  }
}
