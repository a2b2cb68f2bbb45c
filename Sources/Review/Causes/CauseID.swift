import Disk

/// The ids of causes.
enum CauseID {
  private static let length = 12

  /// Returns the id of a group of edits, which does not depend on other edits.
  static func of(_ edits: [Edit]) -> String {
    let texts = edits.map { edit in
      [edit.kind.rawValue, edit.path, edit.old?.hash ?? "", edit.new?.hash ?? ""]
    }
    return of(texts.sorted { $0.lexicographicallyPrecedes($1) }.flatMap(\.self))
  }

  /// Returns the id of a cause that is identified by what its findings have in common.
  static func of(_ texts: [String]) -> String {
    String(ContentHash(of: texts.map { Array($0.utf8) }).text.prefix(length))
  }

  /// Whether a text has the form of an id.
  static func isID(_ text: String) -> Bool {
    text.utf8.count == length
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      }
  }
}
