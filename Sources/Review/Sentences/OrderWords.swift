import AppModel

/// The new order of a list in words: what moved, and where to.
struct OrderWords {
  private let edit: Edit
  private let names: AuthorNames
  private let isHeadline: Bool
  private let list: FileNode
  /// What both lists have, in the new order.
  private var elements: [Element] = []
  /// The names of both lists' elements in the old order.
  private let oldNames: [String]
  /// An element that moved, as if the edit were only of that.
  private let subject: EditSubject

  private struct Element {
    let child: FileNode.Child
    let former: FileNode.Child
    let oldPlace: Int
    let isMoved: Bool
  }

  /// Creates the words for an edit; nil for one of no order.
  init?(_ edit: Edit, _ names: AuthorNames, isHeadline: Bool) {
    guard case .reorder(let moves, in: let list, from: let pairs) = edit.undoing,
      let first = moves.first?.element
    else { return nil }
    (self.edit, self.names, self.isHeadline, self.list) = (edit, names, isHeadline, list)
    oldNames = pairs.map(\.new.name)
    subject = EditSubject(of: moves.count == 1 ? edit : edit.of(first), names)
    let moved = Set(moves.map(\.element.name))
    let places = Dictionary(
      oldNames.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    elements = list.children.compactMap { child in
      places[child.name].map { place in
        Element(
          child: child, former: pairs[place].old, oldPlace: place,
          isMoved: moved.contains(child.name))
      }
    }
  }

  /// The sentence; nil for one value of a thing that is not a thing itself.
  var sentence: String? {
    if let crowded { return crowded }
    let isOfThing = subject.keys.isEmpty
    guard isOfThing || elements.count(where: \.isMoved) > 1 else { return nil }
    if isOfThing, let exchange { return exchange }
    let runs = runs
    if isOfThing, runs.count <= .mostNamed + 1 {
      return ThingWords.joined(runs.map(words), isHeadline)
    }
    let isReversed = zip(elements, elements.dropFirst()).allSatisfy { $0.oldPlace > $1.oldPlace }
    return "\(all) are in \(isReversed ? "reverse" : "a new") order"
  }

  /// Two that have each other's places, with others between them.
  private var exchange: String? {
    let moved = elements.indices.filter { elements[$0].oldPlace != $0 }
    guard moved.count == 2, moved[1] - moved[0] > 1 else { return nil }
    let both = [moved[1], moved[0]].map { elements[$0] }
    return "\(label(of: both))\(end(of: both)) changed places"
  }

  /// What moved, without what is between: neighbors that moved together are one.
  private var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    for (place, element) in elements.enumerated() where element.isMoved {
      if let last = runs.last, last.upperBound == place,
        elements[place - 1].oldPlace == element.oldPlace - 1
      {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
    return runs
  }

  /// Says which of its new neighbors something passed.
  private func words(_ run: Range<Int>) -> String {
    let moved = Array(elements[run])
    let next = elements[run.upperBound...].first { !$0.isMoved }
    let isUp = next.map { $0.oldPlace < moved[0].oldPlace } ?? false
    let passed = isUp ? next : elements[..<run.lowerBound].last { !$0.isMoved }
    guard let passed else { return "\(label(of: moved)) moved" }
    let isTab = subject.sort == .menuItem && names.areTabs()
    let sides =
      !isTab && subject.sort != .barItem
      ? ["above", "below"]
      : names.isRightToLeft ? ["before", "after"] : ["to the left of", "to the right of"]
    let isHeading =
      moved.count > 1 && subject.sort == .menuItem
      && moved[0].child.node.text(under: "type") == "header"
    let (leaders, others) = isHeading ? (Array(moved.prefix(1)), moved.dropFirst()) : (moved, [])
    let isPlural = leaders.count > 1 || known(leaders[0])?.isPlural ?? false
    let own = subject.sort == .component ? label(of: leaders) + end(of: leaders) : label(of: leaders)
    let other = word(of: passed) == word(of: leaders[0]) ? "another one" : word(of: passed)
    let place = "\(sides[isUp ? 0 : 1]) \(other)\(subject.sort == .component ? "" : end(of: moved))"
    let following = others.map(word(of:)).listed(atMost: .mostNamed(of: others.count))
    return "\(own) \(isPlural ? "are" : "is") \(place) now"
      + (others.isEmpty ? "" : ", with \(following)")
  }

  /// Returns what some elements are called.
  private func label(of all: [Element]) -> String {
    let words = all.map(word(of:)).listed(atMost: .mostNamed(of: all.count))
    guard !subject.beginning.isEmpty else { return words }
    return "\(all.count > 1 ? subject.beginning.plural : subject.beginning) \(words)"
  }

  /// Returns what some elements are in, where their names do not tell.
  private func end(of all: [Element]) -> String {
    let areTitled = all.allSatisfy { known($0).map { $0.title != nil && !$0.isKnownByType } ?? false }
    if subject.sort == .component, areTitled, names.several == nil { return "" }
    return subject.sort == .menuItem ? names.several?.end ?? "" : subject.end
  }

  /// Returns what an element is called among others of its list: of components of one type the number
  /// is that of the old place.
  private func word(of element: Element) -> String {
    let own = element.child.node
    guard subject.sort == .component else {
      let title = own.text(under: "title") ?? own.text(under: "name") ?? element.child.name
      return subject.isQuoted ? "'\(title.quotable)'" : title.quotable
    }
    let known = known(element)
    if let known, known.title != nil { return known.phraseInOrder ?? "a component" }
    guard case .json(let json) = element.former.node, let screen = edit.screenKey else { return "" }
    let former = names.components.name(on: screen, at: json.range.lowerBound, isOld: true)
    return (known == nil ? former?.phraseByNumber : former?.phrase) ?? "a component"
  }

  private func known(_ element: Element) -> ComponentName? {
    subject.sort == .component ? names.known(element.child.name, on: edit.screenKey) : nil
  }
}

extension OrderWords {
  /// Which buttons a bar shows that has too many of them, and which it showed before; nil where these
  /// are the same, and for any other list.
  private var crowded: String? {
    guard subject.sort == .barItem, subject.keys.isEmpty else { return nil }
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

  /// What is in the list.
  private var all: String {
    guard !edit.trail.steps.isEmpty, edit.trail.names != ["screens"] else {
      return "the app's screens"
    }
    let owner = EditSubject(of: edit, names)
    if let screen = owner.holder?.name {
      if owner.sort == .bar { return "the entries of \(screen.possessive) bar" }
      if owner.sort == .menu { return "the entries of \(names.menu(of: screen))" }
    }
    return "\(owner.label.possessive) \(plural)"
  }

  private var plural: String {
    switch edit.trail.names.last {
    case let list? where EditSubject.componentLists.contains(list): "components"
    case EditSubject.entryList: "entries"
    default: "items"
    }
  }
}
