import AppLayout
import AppModel
import Wireframe

extension FindingWords {
  /// The name of the box: that of the component, and what it is in the component.
  var name: String {
    switch finding.subject {
    case .box(let kind, let key): name(of: kind, key)
    case .value: ""
    case .picture, .controller:
      finding.screens.isEmpty && finding.otherPictures == 0 ? "the menu" : ""
    }
  }

  private func name(of kind: BoxKind, _ key: BoxKey) -> String {
    let noun = kind.noun
    switch kind {
    case .section: return section(key)
    case .header, .footer, .strip: return "the \(noun) of \(component(key.component))"
    case .cell: return isShort ? item(key) : "\(item(key)) in \(component(key.component))"
    case .tab, .menuRow, .barButton:
      if let title = title(of: key) { return "the \(noun) \(title)" }
      return names.items.number(of: key.item ?? key.text).map { "the \($0.ordinal) \(noun)" }
        ?? "a \(noun)"
    case .contextButton: return "the button before the title"
    case .window, .statusBar, .navigationBar, .barTitle, .root,
      .pluginArea, .banner, .tabBar, .menu, .notice, .safeArea, .fold, .legend:
      return "the \(noun)"
    }
  }

  private func component(_ key: ComponentKey) -> String { names.component(key, on: onlyScreen) }

  /// Returns the name of a section: that of its component, but a group that is still there is more
  /// than its header.
  private func section(_ key: BoxKey) -> String {
    let name = component(key.component)
    guard [.added, .removed].contains(finding.kind),
      let known = names.known(key.component.name, on: onlyScreen), known.isGroup, known.isLasting
    else { return name }
    return "the \(key.isEnd ? "footer" : "header") of \(name)"
  }

  /// The key of the screen, if it is only one.
  private var onlyScreen: String? { finding.screens.count == 1 ? finding.screens[0] : nil }

  /// Returns the name of an item: what is written on it, its id or its place.
  private func item(_ key: BoxKey) -> String {
    guard let id = key.item else { return "a cell" }
    if let place = key.itemPlace { return "cell \(place + 1)" }
    // The words say what was written on it before.
    guard finding.kind != .retexted else { return "an item" }
    let isForMachines = id.isForMachines || id.hasPrefix("urn:")
    if let label = finding.label, !label.isEmpty { return "'\(label.quotable)'" }
    if isForMachines, let title = names.feedItem(id) { return "'\(title)'" }
    return isForMachines ? "item \(id.quotable)" : "'\(id.quotable)'"
  }

  /// Returns what an entry, a button or a tab is called; nil if it only has an id for machines.
  private func title(of key: BoxKey) -> String? {
    if let written, !written.isEmpty { return "'\(written.quotable)'" }
    return knownTitle(of: key)
  }

  private func knownTitle(of key: BoxKey) -> String? {
    let id = key.item ?? key.text
    if let title = names.items.title(of: id) { return "'\(title)'" }
    return id.isForMachines || names.items.number(of: id) != nil ? nil : "'\(id.quotable)'"
  }

  /// What was written on the entry of a menu; nil for other boxes, and for several.
  private var written: String? {
    guard finding.box == .menuRow, !isMany else { return nil }
    if case .retexted(let texts) = finding.event { return texts.old }
    return finding.label
  }

  /// Whether the boxes are more than one in the same place of each screen.
  var isMany: Bool { finding.keys > 1 && !isOneEntry }

  /// Whether the boxes are one entry, which each screen has by another id.
  private var isOneEntry: Bool {
    guard [.tab, .menuRow, .barButton].contains(finding.box),
      finding.fewKeys.count == finding.keys, finding.screens.count >= finding.keys
    else { return false }
    let titles = finding.fewKeys.map(knownTitle)
    return titles.firstOfEach { $0 }.count == 1 && titles.first != .some(nil)
  }

  /// Whether the subject of a clause about the boxes is plural.
  var isPlural: Bool {
    if isMany { return true }
    guard case .box(.section, let key) = finding.subject else { return false }
    return names.isPlural(key.component, on: onlyScreen)
  }

  /// The name of the box, those of a few boxes, or the number of boxes: `42 sections`.
  var many: String {
    guard isMany, let box = finding.box else { return name }
    if let all = few(box) { return all }
    let count = finding.boxes.of(box.noun)
    guard box == .cell, !isShort, let component = finding.component else { return count }
    return "\(count) in \(self.component(component))"
  }

  /// Returns the names of a few boxes; nil if they are many, or if some do not have one of their
  /// own.
  private func few(_ box: BoxKind) -> String? {
    guard !finding.fewKeys.isEmpty else { return nil }
    switch box {
    case .section:
      let areKnown = finding.fewKeys.allSatisfy {
        onlyScreen != nil && names.known($0.component.name, on: onlyScreen)?.phrase != nil
      }
      return areKnown || components != nil ? finding.fewKeys.map(section).listed() : nil
    case .header, .footer, .strip: return components.map { "the \(box.noun.plural) of \($0)" }
    case .tab, .menuRow, .barButton:
      let titles = finding.fewKeys.compactMap(title)
      guard titles.count == finding.fewKeys.count else { return nil }
      return "the \(box.noun.plural) \(titles.firstOfEach { $0 }.listed())"
    case .cell, .window, .statusBar, .navigationBar, .contextButton, .barTitle, .root,
      .pluginArea, .banner, .tabBar, .menu, .notice, .safeArea, .fold, .legend:
      return nil
    }
  }

  /// The names of the components that the few boxes are in; nil if some do not have one.
  private var components: String? {
    let all = finding.fewKeys.map(\.component)
    return all.contains { names.isNameless($0, on: onlyScreen) }
      ? nil : all.map(component).firstOfEach { $0 }.listed()
  }

  /// What became of the title of a button that is drawn as an icon on one side: it is where an icon
  /// distinguishes it from all other buttons.
  func iconWords(insteadOf texts: Sides<String>, isPlural: Bool) -> String? {
    guard finding.box == .barButton, texts.old.isEmpty != texts.new.isEmpty else { return nil }
    let (say, show) = isPlural ? ("say", "show") : ("says", "shows")
    return texts.old.isEmpty
      ? "\(say) \(Self.quoted(texts.new)) instead of showing an icon"
      : "\(show) an icon instead of \(Self.quoted(texts.old))"
  }
}
