import AppModel
import Disk

/// A key that nothing reads, in the place of one that is spelled nearly the same: what the other
/// one does no longer happens, or happens now.
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
      guard let unread = [other, came].filter(names.isUnread).only else { continue }
      (edit, key) = (unread, unread.name)
      return
    }
    return nil
  }

  /// Why something happens, after what does: that the other key means nothing.
  var reason: String { ": '\(key.quotable)' \(edit.kind == .added ? "is" : "was") not a key" }
}

extension AuthorNames {
  /// Whether the check finds that nothing reads the key that an edit adds or removes.
  fileprivate func isUnread(_ edit: Edit) -> Bool {
    guard let key = edit.trail.steps.last?.key else { return false }
    let keys = edit.kind == .removed ? unreadKeys.value.old : unreadKeys.value.new
    return keys[edit.file]?.contains(key.location.offset) ?? false
  }
}

extension [PlacedDiagnostic] {
  /// Returns where each file has what a rule is about.
  func places(of rule: Rule) -> [String: Set<UInt32>] {
    reduce(into: [:]) { places, found in
      if found.rule == rule { places[found.file, default: []].insert(found.offset) }
    }
  }
}
