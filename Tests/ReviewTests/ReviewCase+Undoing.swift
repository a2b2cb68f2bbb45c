@testable import AppModel
@testable import Reading
@testable import Review

extension ReviewCase {
  /// Returns the files of the new side with some edits undone, by their paths.
  func files(without paths: Set<String>) throws -> AppFiles {
    let list = EditList(from: old, to: new, reading: AppReading(new))
    let undone = list.edits.elementIndices.filter { paths.contains(list.edits[$0].path) }
    return try new.revised(list.undoing(undone))
  }
}

extension AppFiles {
  /// Returns the files with some of them revised.
  fileprivate func revised(_ revised: [String: RevisedFile]) throws -> AppFiles {
    var files = self
    for (name, file) in revised { files = files.with(try file.content, named: name) }
    return files
  }
}

extension RevisedFile {
  /// The bytes of a file of JSON.
  var bytes: [UInt8] {
    get throws {
      guard case .json(let revised) = self else { throw NotJSON() }
      return Array(revised.document.root.text.utf8)
    }
  }

  /// The content of the file; nil if it is removed.
  fileprivate var content: AppFiles.Content? {
    get throws {
      if case .content(let content) = self { return content }
      return .bytes(try bytes)
    }
  }

  /// A file that random edits do not edit.
  private struct NotJSON: Error {}
}

extension JSON {
  /// The value as text: its scalars as they are written.
  fileprivate var text: String {
    switch content {
    case .object(let members):
      "{" + members.map { "\($0.key.written):\($0.value.text)" }.joined(separator: ",") + "}"
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .string, .number, .bool, .null: written
    }
  }
}
