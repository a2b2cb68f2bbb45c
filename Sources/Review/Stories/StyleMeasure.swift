import AppModel

/// A measure of the styles of families, and whether a story makes it larger.
struct StyleMeasure: Hashable {
  let key: String
  let isLarger: Bool

  /// Reads what a story does to one measure, for any devices; nil for any other story.
  init?(_ story: Story, among edits: [Edit]) {
    let all = Set(story.edits.map { Self(edits[$0]) })
    guard story.kind == .thing, all.count == 1, let measure = all.first ?? nil else { return nil }
    self = measure
  }

  /// Reads an edit of a measure; nil for any other one.
  init?(_ edit: Edit) {
    guard AppFile(named: edit.file) == .families, edit.kind == .changed,
      EditWords.attributes[edit.name] != nil, let old = edit.old?.number,
      let new = edit.new?.number, old != new
    else { return nil }
    (key, isLarger) = (edit.name, new > old)
  }

  /// What is said of several things whose measure it is.
  var predicate: String {
    switch EditWords.attributes[key] {
    case .columns: isLarger ? "have more in a row" : "have fewer in a row"
    case .heightPixel: isLarger ? "are higher" : "are lower"
    default: isLarger ? "are wider" : "are narrower"
    }
  }
}
