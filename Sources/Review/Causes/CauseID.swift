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
}
