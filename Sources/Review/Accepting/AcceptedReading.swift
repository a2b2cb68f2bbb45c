package import AppModel

/// The result of reading the file of accepted causes.
package struct AcceptedReading: Sendable {
  /// The causes; nil if there was an error.
  package let causes: AcceptedCauses?
  /// Every diagnostic with its place, in the order of lines.
  package let diagnostics: [PlacedDiagnostic]

  /// Reads the bytes of the file.
  package init(_ bytes: [UInt8], named name: String = AcceptedCauses.fileName) {
    var places: [String: Int] = [:]
    let texts = JSONDocument(of: bytes)?.root.elements.map(\.written) ?? []
    let reading = FileReading(
      listIn: bytes, named: name, of: "the list of accepted causes"
    ) { place, reader -> AcceptedCauses.Entry? in
      let cause = reader.locatedText("cause")
      let (sentence, note) = (reader.text("sentence"), reader.text("note"))
      let edits = reader.edits()
      guard let cause else {
        reader.report(.noID)
        return nil
      }
      guard CauseID.isID(cause.value) else {
        reader.report(.wrongID(cause.value), at: cause.location)
        return nil
      }
      if let first = places.updateValue(place, forKey: cause.value) {
        reader.report(.repeatedID(cause.value, first + 1), at: cause.location)
      }
      return AcceptedCauses.Entry(
        cause: cause.value, sentence: sentence, note: note, edits: edits.whole,
        formerPaths: edits.paths,
        written: place < texts.count ? texts[place] : "")
    }
    diagnostics = reading.diagnostics
    let hasErrors = diagnostics.contains { $0.severity == .error }
    causes = hasErrors ? nil : reading.value.map(AcceptedCauses.init(entries:))
  }
}

extension ObjectReader {
  /// Reads the edits of an entry, and the paths of those of which an earlier version kept no more.
  fileprivate mutating func edits() -> (whole: Set<AcceptedEdit>, paths: [String]) {
    guard let value = value("edits") else { return ([], []) }
    guard case .array(let elements) = value.content else {
      wrongType("edits", value, "an array", else: Self.ignored)
      return ([], [])
    }
    var whole: Set<AcceptedEdit> = []
    var paths: [String] = []
    for element in elements {
      switch element.content {
      case .string(let path): paths.append(path)
      case .object:
        if let edit = lend(to: element, AcceptedEdit.init) { whole.insert(edit) }
      case .array, .number, .bool, .null:
        wrongType(
          of: "an element of 'edits'", element, "an object or a string", else: Self.ignored)
      }
    }
    return (whole, paths)
  }
}

extension AcceptedEdit {
  fileprivate init?(_ reader: inout ObjectReader) {
    let path = reader.text("path")
    let hash = reader.locatedText("hash")
    guard let path, let hash else {
      reader.report(.noEdit)
      return nil
    }
    guard CauseID.isID(hash.value) else {
      reader.report(.wrongHash(hash.value), at: hash.location)
      return nil
    }
    self.init(path: path, hash: hash.value)
  }
}

extension Diagnostic.Message {
  fileprivate static let noEdit = Self(
    .acceptedCause, .error, "an edit does not have its path and its hash")

  fileprivate static func wrongHash(_ hash: String) -> Self {
    Self(
      .acceptedCause, .error,
      "'\(name: hash)' is not the hash of an edit, which has 12 digits of 0-9 and a-f")
  }

  fileprivate static let noID = Self(
    .acceptedCause, .error, "the entry does not have the id of a cause",
    .action("write the id that riverbed diff prints, such as \"cause\": \"3fa1c09b77d2\""))

  fileprivate static func wrongID(_ id: String) -> Self {
    Self(
      .acceptedCause, .error,
      "'\(name: id)' is not the id of a cause, which has 12 digits of 0-9 and a-f")
  }

  fileprivate static func repeatedID(_ id: String, _ first: Int) -> Self {
    Self(.acceptedCause, .error, "entry \(first) accepts the cause '\(name: id)' too")
  }
}
