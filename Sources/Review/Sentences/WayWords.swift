import AppModel

/// How an edit makes a way to something, or takes it away.
enum WayWords {
  case menu(String)
  case opener(String)
  case hook(String)
  case user(String)
  /// How a scene is shown.
  case scene(String)

  init?(_ edit: Edit, _ names: AuthorNames) {
    let subject = EditSubject(of: edit, names)
    if edit.trail.names.contains("hooks") {
      self = .hook(subject.label)
      return
    }
    if let showing = EditWords(edit, names).showing {
      self = .scene("is \(showing.words)")
      return
    }
    switch subject.sort {
    case .menuItem where !subject.keys.isEmpty: self = .opener(subject.label)
    case .menuItem:
      let screen = EditSubject.screen(of: edit, names)
      self = .menu(names.menu(of: screen, removed: edit.kind == .removed))
    case .barItem: self = .opener(subject.label)
    case .item: self = .opener(subject.phrase)
    case .component where ["family", "cell_styles"].contains { subject.keys.contains($0) }:
      self = .user(subject.phrase)
    case .component where !subject.keys.isEmpty && subject.keys.last != "source":
      self = .opener(subject.part.phrase)
    case .screen where subject.keys.last == "family": self = .user(subject.label)
    case .screen, .component, .bar, .menu, .feed, .note, .journey, .family, .style, .plugin, .file,
      .part:
      return nil
    }
  }
}
