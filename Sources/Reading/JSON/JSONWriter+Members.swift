import Texts

extension JSONWriter {
  /// Begins a member of an object, whose value the closure writes.
  package mutating func member(_ key: String, _ value: (inout JSONWriter) -> Void) {
    separate()
    string(key)
    append(": ")
    value(&self)
  }

  package mutating func member(_ key: String, _ text: String?) {
    member(key) { writer in
      if let text { writer.string(text) } else { writer.null() }
    }
  }

  package mutating func member(_ key: String, _ number: Int) {
    member(key) { $0.append(String(number)) }
  }

  /// Writes a number with all its digits, or null if it is not finite, which JSON cannot express.
  package mutating func member(_ key: String, _ number: Double) {
    member(key) { $0.append(number.exactText ?? "null") }
  }

  package mutating func member(_ key: String, _ truth: Bool) {
    member(key) { $0.append(truth ? "true" : "false") }
  }

  /// Writes a position as members of an object.
  package mutating func members(of position: Position) {
    member("file", position.file)
    member("line", position.line)
    member("column", position.column)
  }

  /// Writes a member that is an object.
  package mutating func object(under key: String, _ members: (inout JSONWriter) -> Void) {
    member(key) { $0.object(members) }
  }

  /// Writes a member that is an array of one object.
  package mutating func onlyElement(of key: String, _ members: (inout JSONWriter) -> Void) {
    member(key) { json in
      json.array { json in
        json.element { $0.object(members) }
      }
    }
  }
}
