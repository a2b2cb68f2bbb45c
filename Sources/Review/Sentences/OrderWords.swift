import AppModel

/// The new order of a list in words.
struct OrderWords {
  private let edit: Edit
  private let names: AuthorNames

  init(_ edit: Edit, _ names: AuthorNames) {
    self.edit = edit
    self.names = names
  }

  /// The most elements that are named.
  private static let most = 8

  var sentence: String {
    switch edit.undoing {
    case .move(let child, in: let list, after: let anchor): moved(child, in: list, from: anchor)
    case .reorder(_, in: let list, from: let old): reordered(list, from: old)
    case .replace, .remove, .insert, .restore: EditWords(edit, names).plain
    }
  }

  /// Says what an element that moved is after now.
  private func moved(
    _ child: FileNode.Child, in list: FileNode, from anchor: FileNode.Child?
  ) -> String {
    let subject = EditSubject(of: edit, names)
    guard subject.keys.isEmpty else { return EditWords(edit, names).plain }
    let all = list.children
    let place = all.firstIndex { $0.name == child.name } ?? 0
    let isTab = subject.sort == .menuItem && names.homeMenuWord == "tab"
    let (before, after) =
      isTab || subject.sort == .barItem ? ("to the left of", "to the right of") : ("above", "below")
    if place + 1 < all.count, all[place + 1].name == anchor?.name {
      // Two neighbors changed places.
      let other = subject.sort == .component ? names.known(all[place + 1].name)?.phrase : nil
      return "\(other ?? subject.label(of: word(all[place + 1]))) is \(after) \(word(child)) now"
    }
    if place > 0 { return "\(subject.label) is \(after) \(word(all[place - 1])) now" }
    return all.count > 1
      ? "\(subject.label) is \(before) \(word(all[1])) now" : "\(subject.label) was moved"
  }

  private func reordered(_ list: FileNode, from oldNames: [String]) -> String {
    let subject = EditSubject(of: edit, names)
    let owner =
      edit.trail.steps.isEmpty || edit.trail.names == ["screens"]
      ? "the app" : subject.sort == .bar || subject.sort == .menu ? subject.phrase : subject.label
    let new = list.children.map(word)
    guard new.count <= Self.most else { return "\(owner)'s \(plural) are in a new order" }
    let byName = Dictionary(
      zip(list.children.map(\.name), new), uniquingKeysWith: { first, _ in first })
    let old = oldNames.compactMap { byName[$0] }
    guard old.count == new.count else {
      return "\(owner)'s order is \(new.joined(separator: ", ")) now"
    }
    return "\(owner)'s order is \(new.joined(separator: ", ")) instead of "
      + old.joined(separator: ", ")
  }

  private var plural: String {
    switch edit.trail.names.last {
    case "ui_components", "components": "components"
    case "nav_items": "entries"
    case "screens", nil: "screens"
    default: "items"
    }
  }

  private func word(_ child: FileNode.Child) -> String {
    let title = child.node.text(under: "title") ?? child.node.text(under: "name")
    if let title { return title.quotable }
    return names.known(child.name)?.word ?? child.name.quotable
  }
}
