import AppModel
import Disk

extension EditWords {
  /// Says that a value has a type that the app does not read; nil for any other one, and for marks,
  /// which say themselves that a text does not make them.
  func misread(_ phrase: String, _ key: String) -> EditClause? {
    guard let types, !Self.marks.contains(key) else { return nil }
    let isOfComponents = subject.sort == .screen && EditSubject.componentLists.contains(key)
    let noun = Self.noun(key)
    let own = isOfComponents ? "its components" : "the \(noun) of \(phrase)"
    let clause = instead(
      own, isOfComponents || noun.isPluralNoun ? "are" : "is", types.new, types.old, "")
    return isOfComponents
      ? EditClause(phrase, "shows", "nothing any more", .because(clause.text, isNew: false))
      : clause
  }

  private static let marks: Set<String> = ["home", "screen", "preload", "force_nav_bar_hidden"]

  /// What the value is that the app does not read, and what it was or was meant as: `a text` and
  /// `true`; nil for a value that it reads.
  var types: (old: String?, new: String)? {
    guard let place = edit.new?.range.lowerBound, edit.kind == .added || edit.kind == .changed,
      names.misread.value[edit.file]?.contains(UInt32(place)) ?? false,
      case .json(let value)? = edit.trail.steps.last?.node
    else { return nil }
    guard case .replace(_, by: .json(let old)) = edit.undoing else { return (nil, value.typeWords) }
    if case .bool = old.content { return (old.written, value.typeWords) }
    return old.typeWords == value.typeWords ? nil : (old.typeWords, value.typeWords)
  }
}

extension JSON {
  fileprivate var typeWords: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .bool, .null: written
    }
  }
}
