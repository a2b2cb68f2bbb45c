import AppModel

/// The new order of a list in words.
struct OrderWords {
  private let edit: Edit
  private let names: AuthorNames
  /// The most elements of a list that are named before and after: fewer in a headline.
  private let most: Int

  init(_ edit: Edit, _ names: AuthorNames, isHeadline: Bool) {
    self.edit = edit
    self.names = names
    most = isHeadline ? .mostNamed + 1 : 8
  }

  var sentence: String {
    switch edit.undoing {
    case .move(let child, in: let list, after: let anchor): moved(child, in: list, from: anchor)
    case .reorder(_, in: let list, from: let old): reordered(list, from: old)
    case .replace, .remove, .insert, .restore, .put, .elsewhere: EditWords(edit, names).plain
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
    let isTab = subject.sort == .menuItem && names.areTabs()
    let (before, after) =
      isTab || subject.sort == .barItem ? ("to the left of", "to the right of") : ("above", "below")
    if place + 1 < all.count, all[place + 1].name == anchor?.name {
      // Two neighbors changed places.
      let own = component(all[place + 1], subject) ?? subject.label(of: word(all[place + 1]))
      let other = neighbor(child, subject)
      guard own != other, own != other + subject.end else {
        return "\(other) and another one\(subject.end) changed places"
      }
      return "\(own) is \(after) \(other) now"
    }
    let own = component(child, subject) ?? subject.label
    if place > 0 { return "\(own) is \(after) \(neighbor(all[place - 1], subject)) now" }
    return all.count > 1
      ? "\(own) is \(before) \(neighbor(all[1], subject)) now" : "\(own) was moved"
  }

  /// Returns what a component is called that an order is about: one that is only known by its type
  /// with its screen; nil for anything else, and for one that is known by its id.
  private func component(_ child: FileNode.Child, _ subject: EditSubject) -> String? {
    guard subject.sort == .component else { return nil }
    let known = names.known(child.name, on: edit.screenKey)
    return known?.phraseInOrder.map { $0 + (known?.isKnownByType == true ? subject.end : "") }
  }

  /// Returns what an element of the same list is called in a sentence about another one.
  private func neighbor(_ child: FileNode.Child, _ subject: EditSubject) -> String {
    if subject.sort == .component,
      let phrase = names.known(child.name, on: edit.screenKey)?.phraseInOrder
    {
      return phrase
    }
    return subject.isQuoted ? "'\(word(child))'" : word(child)
  }

  private func reordered(_ list: FileNode, from oldNames: [String]) -> String {
    let subject = EditSubject(of: edit, names)
    let isApp = edit.trail.steps.isEmpty || edit.trail.names == ["screens"]
    let owner = isApp ? "the app" : subject.label
    let menu = menu(subject)
    let new = list.children.map(word)
    guard new.count <= most else {
      let elements = menu.map { "the entries of \($0)" } ?? "\(owner.possessive) \(plural)"
      return "\(elements) are in a new order"
    }
    let order = menu.map { "the order of \($0)" } ?? "\(owner.possessive) order"
    let byName = Dictionary(
      zip(list.children.map(\.name), new), uniquingKeysWith: { first, _ in first })
    let old = oldNames.compactMap { byName[$0] }
    guard old.count == new.count else { return "\(order) is \(new.joined(separator: ", ")) now" }
    return "\(order) is \(new.joined(separator: ", ")) instead of \(old.joined(separator: ", "))"
  }

  /// Returns the bar or the menu whose entries are in a new order; nil for any other list.
  private func menu(_ subject: EditSubject) -> String? {
    guard let screen = subject.holder?.name else { return nil }
    if subject.sort == .bar { return "\(screen.possessive) bar" }
    return subject.sort == .menu ? names.menu(of: screen) : nil
  }

  private var plural: String {
    switch edit.trail.names.last {
    case let list? where EditSubject.componentLists.contains(list): "components"
    case EditSubject.entryList: "entries"
    case "screens", nil: "screens"
    default: "items"
    }
  }

  private func word(_ child: FileNode.Child) -> String {
    let title = child.node.text(under: "title") ?? child.node.text(under: "name")
    if let title { return title.quotable }
    return names.known(child.name, on: edit.screenKey)?.wordInOrder ?? child.name.quotable
  }
}
