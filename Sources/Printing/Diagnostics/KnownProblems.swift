package import AppModel

/// The problems that an app had at some time, by rule and path of ids: the contents of the file that
/// `check --known` reads and `--write-known` writes.
package struct KnownProblems: Hashable, Sendable {
  private let keys: Set<ProblemKeys.Key>

  package init(_ keys: some Sequence<ProblemKeys.Key>) {
    self.keys = Set(keys)
  }

  /// Reads the bytes of a file; returns nil if they are not a list of rules and paths.
  package init?(_ bytes: [UInt8]) {
    let reading = FileReading(listIn: bytes, named: "known", of: "the list of known problems") {
      _, reader -> ProblemKeys.Key?? in
      guard let rule = reader.locatedString("rule"), let path = reader.locatedString("path")
      else { return .some(nil) }
      return ProblemKeys.Key(rule: rule.value, path: path.value)
    }
    guard let entries = reading.value, !entries.contains(nil), reading.diagnostics.isEmpty
    else { return nil }
    self.init(entries.compactMap(\.self))
  }

  package func contains(_ key: ProblemKeys.Key) -> Bool { keys.contains(key) }

  /// The contents of the file, in the order of rules and then of paths.
  package var text: String {
    JSONWriter.text { json in
      json.array(keys.sorted()) { json, key in
        json.object { json in
          json.member("rule", key.rule)
          json.member("path", key.path)
        }
      }
    }
  }
}
