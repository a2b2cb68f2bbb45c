import AppModel

/// Another name, and what follows it.
extension StoryWords {
  var name: String {
    guard let first = main.first else { return "" }
    let changes = followers.filter { $0.isInside(first) && !$0.refers(to: first) }
    let others = followers.filter { edit in
      (!edit.isInside(first) || edit.refers(to: first)) && !edit.isOfID(of: first)
        && !(edit.isOfNote && edit.kind == .removed)
    }
    let isReferred = first.kind == .renamed && !others.isEmpty
    let parts = changes.isEmpty ? [] : ThingWords(changes, names, isHeadline: isHeadline).parts
    if let type = changes.first(where: \.isOfType), let clause = typing(type, of: first) {
      let rest = ThingWords.telling(changes, names).filter { !$0.isOfType }
        .map { EditWords($0, names).clause }
      return Self.joined([clause] + rest.map(\.text))
    }
    if let renamedPlugin { return renamedPlugin }
    let clause = EditWords(first, names).clause
    // What is called something else too is known by its old name.
    let title = changes.first(where: \.isOfName)?.old?.text
    let known = subject(first).named(by: title) ?? clause.subject
    guard let part = parts.first, part.subject == known else {
      if first.isOfName, subject(first).sort == .screen {
        let ways = others.filter(\.isOfName)
        let stale = ways.isEmpty ? nil : first.screenKey.flatMap { names.ways.stale[$0] }
        return Self.joined(
          [clause.text + following(ways)] + (stale?.staleClauses ?? []) + parts.map(\.text))
      }
      let references = isReferred ? following(others, to: "it") : ""
      return Self.joined([clause.text + references] + parts.map(\.text))
    }
    let both = EditClause(joining: [clause, part], about: known).map(\.text) ?? ""
    return Self.joined([both] + parts.dropFirst().map(\.text))
  }

  /// Says that references have the new name too: how many, or which where some have the old one.
  func following(_ references: [Edit], to it: String) -> String {
    let all = references.map { subject($0).phrase }.firstOfEach { $0 }
    guard isHalf, all.count <= .mostNamed + 1 else {
      return ", and so in \(references.count.of("reference")) to \(it)"
    }
    return ", which only \(all.doing("follows", "follow"))"
  }

  /// Says that ways to a screen have its new name too.
  private func following(_ ways: [Edit]) -> String {
    let nouns = ways.map { edit in
      switch subject(edit).sort {
      case .menuItem: names.menuWord()
      case .barItem: "button"
      default: "item"
      }
    }
    guard let noun = nouns.first else { return "" }
    let kinds = nouns.firstOfEach { $0 }
    if kinds == [names.menuWord()], ways.count > 1, names.totals.areOnEveryScreen(ways.count) {
      return ", and so is its \(noun) on every screen"
    }
    let all = kinds.map { kind in
      let count = nouns.count { $0 == kind }
      return "its \(count == 1 ? kind : count.of(kind))"
    }
    return ", and so \(ways.count == 1 ? "is" : "are") \(all.listed())"
  }

  /// Says which type a component with another id is of now: that matters more than the id.
  private func typing(_ type: Edit, of component: Edit) -> String? {
    let (old, new) = (type.old?.text, type.new?.text)
    guard let old, let new, old.spoken != new.spoken else { return nil }
    let title = names.known(component.name, on: component.screenKey)?.title
    let subject = subject(component)
    let phrase = title.map { "the \(old.spoken) \($0)" } ?? "the \(old.spoken)\(subject.end)"
    return "\(phrase) \(old.spoken.isPluralNoun && title == nil ? "are" : "is") "
      + "\(new.spoken.withArticle) now"
  }
}

extension Edit {
  /// Whether the edit is of something inside what another one renamed.
  fileprivate func isInside(_ other: Edit) -> Bool {
    file == other.file && trail.steps.count > other.trail.steps.count
      && trail.names.starts(with: other.trail.names)
  }

  /// Whether the edit is of the id inside what another one renamed, which is known by its key too.
  fileprivate func isOfID(of other: Edit) -> Bool {
    isInside(other) && trail.steps.count == other.trail.steps.count + 1
      && (ListIdentity.keys.contains(name) || refers(to: other))
  }

  /// Whether the edit only changes the same name as another one.
  fileprivate func refers(to other: Edit) -> Bool {
    guard let own = names, let names = other.names else { return false }
    return own == names
  }
}
