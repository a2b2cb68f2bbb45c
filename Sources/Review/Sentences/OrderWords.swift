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
    if let crowded = crowded(list, from: list.moving(child, after: anchor), subject) {
      return crowded
    }
    let isTab = subject.sort == .menuItem && names.areTabs()
    let feed = subject.sort == .item ? subject.end : ""
    let (before, after) =
      !isTab && subject.sort != .barItem
      ? ("above", "below")
      : names.settings.new.isRightToLeft
        ? ("before", "after") : ("to the left of", "to the right of")
    if place + 1 < all.count, all[place + 1].name == anchor?.name {
      // Two neighbors changed places.
      let own = component(all[place + 1], subject) ?? subject.label(of: word(all[place + 1]))
      let other = neighbor(child, subject)
      guard own != other, own != other + subject.end else {
        return "\(other) and another one\(subject.end) changed places"
      }
      return "\(own) is \(after) \(other)\(feed) now"
    }
    let own = component(child, subject) ?? subject.label
    if place > 0 { return "\(own) is \(after) \(neighbor(all[place - 1], subject))\(feed) now" }
    return all.count > 1
      ? "\(own) is \(before) \(neighbor(all[1], subject))\(feed) now" : "\(own) was moved"
  }

  /// Which buttons a bar shows that has too many of them, and which it showed before; nil where these
  /// are the same, and for any other list.
  private func crowded(
    _ list: FileNode, from oldNames: [String], _ subject: EditSubject
  ) -> String? {
    let isOfBar = subject.sort == .bar && edit.trail.names.last == EditSubject.entryList
    guard isOfBar || subject.sort == .barItem else { return nil }
    let screen = EditSubject.screen(of: edit, names)
    let most = Navigation.mostButtons
    let shown = Sides(
      old: oldNames.prefix(most), new: list.children.map(\.name).prefix(most))
    let words = { (names: ArraySlice<String>) in
      list.children.filter { names.contains($0.name) }.map { button in
        button.node.text(under: "title").map { "'\($0.quotable)'" } ?? "without a title"
      }
    }
    let come = words(shown.new.filter { !shown.old.contains($0) })
    let gone = words(shown.old.filter { !shown.new.contains($0) })
    guard !come.isEmpty, !gone.isEmpty else { return nil }
    let noun = come.count.form("button")
    return "\(screen.possessive) bar shows the \(noun) \(come.listed()) instead of \(gone.listed())"
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
    if let crowded = crowded(list, from: oldNames, subject) { return crowded }
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

extension FileNode {
  /// Returns the names of a list's elements as they were before one moved, which was after another one
  /// or first.
  fileprivate func moving(_ child: Child, after anchor: Child?) -> [String] {
    var names = children.map(\.name).filter { $0 != child.name }
    let place = anchor.flatMap { names.firstIndex(of: $0.name) }.map { $0 + 1 } ?? 0
    names.insert(child.name, at: place)
    return names
  }
}
