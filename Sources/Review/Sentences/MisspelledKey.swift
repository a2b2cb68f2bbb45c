import AppModel

/// A key that came in the place of one that is spelled nearly the same, and that people have words for:
/// what the other one does no longer happens, or happens now.
struct MisspelledKey {
  let edit: Edit
  private let key: String

  /// Finds it among the edits of one thing; nil if there is none.
  init?(in edits: [Edit], _ names: AuthorNames) {
    let sides = Dictionary(grouping: edits.filter { $0.trail.steps.last?.key != nil }, by: \.kind)
    guard let added = sides[.added], let removed = sides[.removed] else { return nil }
    let gone = Dictionary(
      removed.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let index = NameIndex(gone.keys)
    for came in added {
      guard let other = index.nearest(to: came.name).flatMap({ gone[$0] }),
        other.file == came.file,
        other.trail.names.dropLast().elementsEqual(came.trail.names.dropLast())
      else { continue }
      let known = [other, came].filter { EditWords($0, names).hasOwnWords }
      guard let only = known.only else { continue }
      edit = only.kind == .removed ? came : other
      key = edit.name
      return
    }
    return nil
  }

  /// Why something happens, after what does: that the other key means nothing.
  var reason: String { ": '\(key.quotable)' \(edit.kind == .added ? "is" : "was") no key" }
}
