extension Cause {
  /// The edits in words: `rivers.json#home/...: "state" went from "on_top" to "overlay"`.
  package var sentence: String {
    let words = edits.map(\.sentence)
    let shown = words.prefix(Self.most).joined(separator: "; ")
    return words.count > Self.most ? "\(shown); and \(words.count - Self.most) more" : shown
  }

  /// More edits are only counted.
  private static let most = 3
}

extension Edit {
  /// The edit in words.
  package var sentence: String {
    let name = path.split(whereSeparator: { "/#".contains($0) }).last.map(String.init) ?? path
    switch kind {
    case .added: return "'\(name)' was added"
    case .removed: return "'\(name)' was removed"
    case .changed: return "'\(name)' went from \(old?.value ?? "") to \(new?.value ?? "")"
    case .moved: return "'\(name)' was moved in its list"
    case .renamed: return "\(old?.value ?? "") is called \(new?.value ?? "") now"
    }
  }
}
