import AppModel

/// The new order of a list in words: what moved, and where to.
struct OrderWords {
  private let edit: Edit
  private let names: AuthorNames
  private let isHeadline: Bool
  private let list: FileNode
  /// What both lists have, in the old and in the new order.
  private let pairs: [Sides<FileNode.Child>]
  private let elements: [Element]
  /// An element that moved, as if the edit were only of that.
  private let subject: EditSubject

  private struct Element {
    let pair: Sides<FileNode.Child>
    let oldPlace: Int
    let isMoved: Bool
  }

  /// Creates the words for an edit; nil for one of no order.
  init?(_ edit: Edit, _ names: AuthorNames, isHeadline: Bool) {
    guard case .reorder(let moves, in: let list, from: let pairs) = edit.undoing else { return nil }
    (self.edit, self.names, self.isHeadline) = (edit, names, isHeadline)
    (self.list, self.pairs) = (list, pairs)
    subject = EditSubject(of: moves.count == 1 ? edit : edit.of(moves[0].element), names)
    let moved = Set(moves.map(\.element.name))
    let places = Dictionary(
      pairs.enumerated().map { ($1.new.name, $0) }, uniquingKeysWith: { first, _ in first })
    elements = list.children.compactMap { places[$0.name] }.map {
      Element(pair: pairs[$0], oldPlace: $0, isMoved: moved.contains(pairs[$0].new.name))
    }
  }

  /// The sentence; nil for one value of a thing that is not a thing itself.
  var sentence: String? {
    if edit.isOfSceneOrder {
      return "the scenes of \(EditSubject.storyboard(edit.file)) are in another order"
    }
    if let crowded { return crowded }
    let runs = runs
    if subject.keys.isEmpty {
      if let exchange { return exchange }
      if runs.count <= .mostNamed + 1 { return ThingWords.joined(runs.map(words), isHeadline) }
    } else if elements.count(where: \.isMoved) == 1 {
      return nil
    }
    let isReversed = zip(elements, elements.dropFirst()).allSatisfy { $0.oldPlace > $1.oldPlace }
    return "\(all) are in \(isReversed ? "reverse" : "a new") order"
  }

  /// Two that have each other's places, with others between them.
  private var exchange: String? {
    let moved = elements.indices.filter { elements[$0].oldPlace != $0 }
    guard moved.count == 2, moved[1] - moved[0] > 1 else { return nil }
    let both = [elements[moved[1]], elements[moved[0]]]
    return "\(label(of: both))\(end(of: both)) changed places"
  }

  /// What moved, without what is between: neighbors that moved together are one.
  private var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    for (place, element) in elements.enumerated() where element.isMoved {
      let last = runs.last.flatMap {
        $0.upperBound == place && elements[place - 1].oldPlace == element.oldPlace - 1 ? $0 : nil
      }
      if last != nil { runs.removeLast() }
      runs.append((last?.lowerBound ?? place)..<place + 1)
    }
    return runs
  }

  /// Says which of its new neighbors something passed.
  private func words(_ run: Range<Int>) -> String {
    let moved = Array(elements[run])
    let next = elements[run.upperBound...].first { !$0.isMoved }
    let isUp = next.map { $0.oldPlace < moved[0].oldPlace } ?? false
    guard let passed = isUp ? next : elements[..<run.lowerBound].last(where: { !$0.isMoved }) else {
      return "\(label(of: moved)) moved"
    }
    let isLine = subject.sort == .barItem || subject.sort == .menuItem && names.areTabs()
    let sides =
      !isLine
      ? ["above", "below"]
      : names.settings.new.isRightToLeft
        ? ["before", "after"] : ["to the left of", "to the right of"]
    // A heading has what is below it with it.
    let isHeading =
      subject.sort == .menuItem && moved[0].pair.new.node.text(under: "type") == "header"
    let (leaders, others) = isHeading ? ([moved[0]], moved.dropFirst()) : (moved, [])
    let own = label(of: leaders) + (subject.sort == .component ? end(of: leaders) : "")
    let other = word(of: passed) == word(of: leaders[0]) ? "another one" : word(of: passed)
    let isPlural = leaders.count > 1 || known(leaders[0])?.isPlural ?? false
    let place = sides[isUp ? 0 : 1] + " \(other)\(subject.sort == .component ? "" : end(of: moved))"
    let following = others.map(word).listed(atMost: .mostNamed(of: others.count))
    return "\(own) \(isPlural ? "are" : "is") \(place) now"
      + (others.isEmpty ? "" : ", with \(following)")
  }

  /// Returns what some elements are called.
  private func label(of all: [Element]) -> String {
    let noun = all.count > 1 ? subject.beginning.plural : subject.beginning
    return (subject.beginning.isEmpty ? "" : "\(noun) ")
      + all.map(word).listed(atMost: .mostNamed(of: all.count))
  }

  /// Returns what some elements are in, where their names do not tell.
  private func end(of all: [Element]) -> String {
    if subject.sort == .menuItem { return names.several?.end ?? "" }
    let areTitled = all.allSatisfy {
      known($0).map { $0.title != nil && !$0.isKnownByType } ?? false
    }
    return areTitled && names.several == nil ? "" : subject.end
  }

  /// Returns what an element is called among others of its list: of components of one type the number
  /// is that of the old place.
  private func word(of element: Element) -> String {
    let own = element.pair.new
    guard subject.sort == .component else {
      let title = own.node.text(under: "title") ?? own.node.text(under: "name") ?? own.name
      return subject.isQuoted ? "'\(title.quotable)'" : title.quotable
    }
    let known = known(element)
    if known?.title != nil { return known?.phraseInOrder ?? "" }
    guard case .json(let json) = element.pair.old.node, let screen = edit.screenKey else {
      return ""
    }
    let former = names.components.name(on: screen, at: json.range.lowerBound, isOld: true)
    return (known == nil ? former?.phraseByNumber : former?.phrase) ?? "a component"
  }

  private func known(_ element: Element) -> ComponentName? {
    subject.sort == .component ? names.known(element.pair.new.name, on: edit.screenKey) : nil
  }
}

extension OrderWords {
  /// Which buttons a bar shows that has too many of them, and which it showed before; nil where these
  /// are the same, and for any other list.
  private var crowded: String? {
    guard subject.sort == .barItem, subject.keys.isEmpty else { return nil }
    let shown = Sides(old: pairs.map(\.new), new: list.children).map {
      $0.prefix(Navigation.mostButtons)
    }
    let words = { (buttons: ArraySlice<FileNode.Child>, others: ArraySlice<FileNode.Child>) in
      let known = Set(others.map(\.name))
      return buttons.filter { !known.contains($0.name) }.map { button in
        button.node.text(under: "title").map { "'\($0.quotable)'" } ?? "without a title"
      }
    }
    let (come, gone) = (words(shown.new, shown.old), words(shown.old, shown.new))
    guard !come.isEmpty, !gone.isEmpty else { return nil }
    return "\(EditSubject.screen(of: edit, names).possessive) bar shows the "
      + "\(come.count.form("button")) \(come.listed()) instead of \(gone.listed())"
  }

  /// What is in the list.
  private var all: String {
    guard !edit.trail.steps.isEmpty, edit.trail.names != ["screens"] else {
      return "the app's screens"
    }
    let owner = EditSubject(of: edit, names)
    if let screen = owner.holder?.name, [.bar, .menu].contains(owner.sort) {
      return "the entries of "
        + (owner.sort == .bar ? "\(screen.possessive) bar" : names.menu(of: screen))
    }
    let key = edit.trail.names.last ?? ""
    let isOfComponents = EditSubject.componentLists.contains(key)
    let noun = isOfComponents ? "components" : key == EditSubject.entryList ? "entries" : "items"
    return "\(owner.label.possessive) \(noun)"
  }
}
