import AppModel

extension EditSubject {
  /// What a phrase about something inside the thing ends with.
  private var place: String {
    [.screen, .bar, .menu, .component].contains(sort) ? phrase : label
  }

  /// Whether its name is in quotes in sentences, because it is only a text of something.
  var isQuoted: Bool { [.barItem, .item, .journey].contains(sort) }

  /// Whether the value is what the app's team says about its preview site.
  var isSite: Bool { sort == .file && isOfSite }

  /// The word for a thing that people know by its name, if it does not have one.
  var nounOfNameless: String? {
    [.screen, .item, .barItem, .menuItem, .plugin].contains(sort) ? sort.rawValue : nil
  }

  /// The name of the thing without what comes before it: a button's title in quotes.
  var word: String { ownName.isEmpty ? label : ownName }

  /// Returns what another thing of the sort is called.
  func label(of name: String) -> String {
    let own = isQuoted ? "'\(name)'" : name
    return beginning.isEmpty ? own : "\(beginning) \(own)"
  }

  /// Returns what the thing is called by another name of it; nil where it is not known by one, and
  /// without a name.
  func named(by name: String?) -> String? {
    guard let name = name?.quotable, !name.isEmpty else { return nil }
    switch sort {
    case .screen, .feed, .plugin, .journey: return label(of: name)
    case .item, .barItem, .menuItem: return label(of: name) + end
    case .component, .bar, .menu, .note, .family, .style, .file, .part: return nil
    }
  }

  /// What the only component of a screen is called after the screen.
  var asOnlyOne: String { isOnlyOfType ? "its \(type ?? Sort.component.rawValue)" : label }

  /// What a thing is called that is new.
  var asNew: String { label.hasPrefix("the ") ? "the new \(label.dropFirst(4))" : label }

  /// The thing, or its header or footer if the value is in one, and the last key of the value.
  var part: (phrase: String, key: String, isPlural: Bool) {
    let key = keys.last ?? ""
    guard let part = keys.dropLast().last(where: Self.parts.contains) else {
      return (phrase, key, isPlural)
    }
    return ("the \(part) of \(place)", key, false)
  }
}

extension String {
  /// What something is called that belongs to what was named before: `its list` for `the list`.
  var asOwned: String { hasPrefix("the ") ? "its \(dropFirst("the ".count))" : self }
}
