import Disk

/// The ids of causes.
enum CauseID {
  private static let length = 12

  /// The id of a cause that is a group of edits, whatever else was edited.
  static func of(_ edits: [Edit]) -> String {
    let texts = edits.map { edit in
      [edit.kind.rawValue, edit.path, edit.old?.hash ?? "", edit.new?.hash ?? ""]
    }
    return of(texts.sorted { $0.lexicographicallyPrecedes($1) }.flatMap(\.self))
  }

  /// The id of a cause that is known by what its findings have in common.
  static func of(_ texts: [String]) -> String {
    String(ContentHash(of: texts.map { Array($0.utf8) }).text.prefix(length))
  }
}
