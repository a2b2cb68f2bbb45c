import AppModel

extension EditWords {
  /// What something is called that was added or removed: one without a title by its type.
  var wholeName: String {
    if let emptyName { return emptyName }
    guard subject.count == 1, subject.sort == .component, [.added, .removed].contains(edit.kind),
      let known = names.known(edit.name, on: edit.screenKey), known.title == nil,
      edit.kind == .added || subject.isOnlyOfType,
      let type = known.type,
      !type.isPluralNoun, !(known.isOnlyOfType && edit.kind == .removed)
    else { return subject.label }
    let hasHeader =
      known.isGroup && edit.kind == .added
      && edit.trail.steps.last?.node.text(under: ["styles", "header", "visible"]) == "true"
    return type.withArticle + (hasHeader ? " with a header" : "")
  }

  /// What one of several of a type is called that was removed and had an empty source.
  private var emptyName: String? {
    guard subject.sort == .component, edit.kind == .removed, let type = subject.type,
      subject.label.hasSuffix(" \(type)"), subject.label != "the \(type)",
      edit.trail.steps.last?.node.value(under: ["data", "source"])?.words == ""
    else { return nil }
    return "the \(type) without a source"
  }
}
