import Disk

/// The ids of causes.
enum CauseID {
  private static let length = 12

  /// Returns the id of a group of edits, which does not depend on other edits.
  static func of(_ edits: [Edit]) -> String {
    let texts = edits.map { edit in
      [edit.kind.rawValue, edit.formerPath] + edit.hashes
    }
    return of(texts.sorted { $0.lexicographicallyPrecedes($1) }.flatMap(\.self))
  }

  /// Returns the id of findings without an edit, from their places and from what happened there. It
  /// does not depend on which pictures show them.
  ///
  /// The number of boxes that move, how far they move and how many become visible depend on the
  /// device. So the id has only the most telling kind of change: its first finding, and the kinds
  /// of boxes that changed in that way.
  static func of(_ findings: [Finding], in places: [SharedPlace]) -> String {
    let all = places.map(\.identity)
    let rank = findings.map(\.kind.rank).min()
    let telling = findings.filter { $0.kind.rank == rank }
    return of(
      all.sorted { $0.lexicographicallyPrecedes($1) }.flatMap(\.self)
        + (telling.first.map(\.identity) ?? []) + Set(telling.map(\.subject.boxText)).sorted())
  }

  /// Returns the hash of the kind and the values of an edit, wherever it is.
  static func ofValues(of edit: Edit) -> String { of([edit.kind.rawValue] + edit.hashes) }

  private static func of(_ texts: [String]) -> String {
    String(ContentHash(of: texts.map { Array($0.utf8) }).text.prefix(length))
  }

  /// Whether a text has the form of an id.
  static func isID(_ text: String) -> Bool {
    text.utf8.count == length
      && text.utf8.allSatisfy("0123456789abcdef".utf8.contains)
  }
}

extension Edit {
  /// The hashes of the values before and after.
  fileprivate var hashes: [String] { [old?.hash ?? "", new?.hash ?? ""] }
}

extension Finding {
  /// What identifies the finding on any device.
  fileprivate var identity: [String] {
    let (kind, key) = (kind.rawValue, subject.keyText)
    switch event {
    case .added, .removed, .reordered: return [kind, key]
    case .retexted(let texts): return [kind, key] + Self.beginnings(texts)
    case .retargeted, .placement, .statusBar, .entrance, .renamed, .reparented, .retitled,
      .renoted, .reworded, .journey:
      return [kind, key, event.texts.old ?? "", event.texts.new ?? ""]
    case .restyled: return [kind]
    case .moved, .resized: return []
    }
  }

  /// Returns two texts up to the first letter that differs. Narrow pictures may cut texts there, in
  /// several lines or with marks of direction around each.
  private static func beginnings(_ texts: Sides<String>) -> [String] {
    let letters = [texts.old, texts.new].map { text in
      text.unicodeScalars.filter { $0 != " " && !("\u{2066}"..."\u{2069}").contains($0) }
    }
    let same = zip(letters[0], letters[1]).prefix { $0 == $1 }.count
    return letters.map { String(String.UnicodeScalarView($0.prefix(same + 1))) }
  }
}
