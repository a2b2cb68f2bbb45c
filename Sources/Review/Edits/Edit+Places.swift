import AppModel
import Markup

/// What an edit is of, by where it is in its file.
extension Edit {
  /// The name of the last step.
  var name: String { trail.steps.last?.name ?? file }

  /// The screen that the edit is of, or inside; nil outside of the files of screens.
  var screen: FileNode.Child? {
    switch AppFile(named: file) {
    case .rivers, .appDefine:
      AppFile.sharedKeys.contains(trail.steps.first?.name ?? "")
        ? nil : trail.steps.first { !["screens", "general"].contains($0.name) }
    case .plugins, .families, .feedIndex, .riverbed, .settings, .collections, .routes, nil: nil
    }
  }

  /// The key of the screen that the edit is of, or inside.
  var screenKey: String? { screen?.name }

  /// Whether the edit is of a color.
  var isOfColor: Bool { trail.isOfColor(in: file) }

  /// Whether the edit is of the color of a bar that its placement makes opaque, whatever it says.
  var isOfOpaqueBar: Bool {
    guard name == "background_color",
      ["navigations", "navigation_bar"].contains(where: trail.names.contains)
    else { return false }
    let state = trail.steps.dropLast().last?.node.text(under: "state")
    return state.map { Placement(rawValue: $0) != .overlay } ?? true
  }

  /// Whether the edit is inside a theme of the preview site.
  var isOfTheme: Bool { trail.isOfTheme(in: file) }

  /// Whether the edit is of a whole screen.
  var isOfScreen: Bool {
    guard [.rivers, .appDefine].contains(AppFile(named: file)) else { return false }
    return trail.steps.count == (trail.names.first == "screens" ? 2 : 1)
  }

  /// Whether the edit makes a screen the home screen, and whether it is meant to.
  var makesHome: Bool { isOfHome && new?.value == "true" }
  var isMeantAsHome: Bool { isOfHome && new?.text == "true" }

  /// Whether the edit says that a screen is no longer the home screen.
  var takesHome: Bool { isOfHome && old?.value == "true" }

  private var isOfHome: Bool { isOfScreen(named: "home") }

  /// Whether the edit is of a property of a screen.
  func isOfScreen(named key: String) -> Bool {
    guard [.rivers, .appDefine].contains(AppFile(named: file)), trail.names.last == key else {
      return false
    }
    return trail.steps.count == (["screens", "general"].contains(trail.names.first) ? 3 : 2)
  }

  /// Whether the edit is of the name of a screen in a journey.
  var isOfJourneyStop: Bool {
    guard AppFile(named: file) == .riverbed, trail.names.first == "journeys" else { return false }
    return ["from", "through", "to"].contains { trail.names.dropFirst(2).contains($0) }
  }

  /// Whether the edit is of a word by which other places find a screen.
  var isOfMark: Bool {
    AppFile(named: file) == .rivers && trail.names.last == "ui_tag" && trail.steps.count <= 3
  }

  /// Whether the edit is of the identifier of a plugin, which may be in an object of its own.
  var isOfPluginIdentifier: Bool {
    AppFile(named: file) == .plugins && ["identifier", "plugin_identifier"].contains(name)
      && (trail.steps.count == 2 || trail.steps.count == 3 && trail.names[1] == "plugin")
  }

  /// The segue of a storyboard that the edit is of, perhaps with the list that only it is in.
  var segue: Element? {
    guard let element = trail.steps.last?.node.element else { return nil }
    let own = element.onlyThing ?? element
    return own.name == "segue" ? own : nil
  }

  /// Whether the edit is of the name of a data source.
  var isOfSourceName: Bool {
    AppFile(named: file) == .feedIndex && trail.names.last == "source" && trail.steps.count == 2
  }

  /// Whether the edit is of the order of a storyboard's scenes.
  var isOfSceneOrder: Bool {
    if case .reorder(_, in: let list, from: _) = undoing {
      list.element?.name == "scenes"
    } else {
      false
    }
  }

  /// Whether the edit gives a component another type.
  var isOfType: Bool {
    name == "component_type" && trail.steps.count > 1
      && EditSubject.componentLists.contains(trail.steps.dropLast(2).last?.name ?? "")
  }

  /// Whether the edit is of a whole component.
  var isOfComponent: Bool { EditSubject.componentLists.contains(listName) }

  /// Whether the edit is of a whole bar or menu, or of a whole entry or button of one.
  var isOfNavigation: Bool {
    AppFile(named: file) == .rivers && trail.steps.last?.key == nil
      && ["navigations", EditSubject.entryList].contains(listName)
  }

  /// Whether the edit is of a whole item of a feed or a collection.
  var isOfItem: Bool {
    guard AppFile(named: file) == .collections || AppFile.isInFeeds(file) else { return false }
    return trail.steps.last?.key == nil && EditSubject.itemLists.contains(listName)
  }

  /// Whether the edit is of a whole entry or button.
  var isOfEntry: Bool { isOfNavigation && listName == EditSubject.entryList }

  /// Whether a whole element of a list was removed.
  var isRemovedWhole: Bool { kind == .removed && trail.steps.last?.key == nil }

  /// Whether the edit is only of the number that says where something is in its list.
  package var isOfNumber: Bool {
    guard AppFile(named: file) == .rivers, let last = trail.steps.last, last.key != nil,
      last.name == "position", let element = trail.steps.dropLast().last
    else { return false }
    return element.key == nil
  }

  /// Whether the edit adds or removes what says which screen opens for the items of a type.
  var isOfContentType: Bool {
    AppFile(named: file) == .rivers && trail.steps.count == 2 && trail.names[0] == "content_types"
      && [.added, .removed].contains(kind)
  }

  /// Whether the edit is of the name by which a thing is known.
  var isOfName: Bool { ["name", "title"].contains(trail.names.last) }

  /// Whether the edit changes an address, or what else only machines read.
  var isOfAddress: Bool {
    kind == .changed && !isOfName && [old, new].allSatisfy { $0?.text?.contains("/") ?? false }
  }

  /// The server of an address, where only that and folders are others; nil for any other edit, and for
  /// what shows the data at an address itself.
  var replacedServer: Sides<String>? {
    let parts = Sides(old: old, new: new).map { ($0?.text ?? "").split(separator: "/") }
    guard isOfAddress, name != "source" || isOfPage, AppFile(named: file) == .rivers,
      parts.old.count > 2, parts.new.count > 2, parts.old[0].hasSuffix(":"),
      parts.old[0] == parts.new[0], parts.old[1] != parts.new[1], parts.old.last == parts.new.last,
      !isOfPage || parts.old.dropFirst(2) == parts.new.dropFirst(2)
    else { return nil }
    return parts.map { String($0[1]).quotable }
  }

  /// Whether a component has the type of the client of today now, or no longer, as nothing else about
  /// its type changed; nil for any other edit.
  var isOfTodaysType: Bool? {
    guard isOfType, let old = old?.text, let new = new?.text,
      ComponentKind(old) == ComponentKind(new)
    else { return nil }
    let isOfToday = Sides(old: old, new: new).map { $0.hasSuffix("-qb") || $0.hasSuffix("_qb") }
    return isOfToday.old == isOfToday.new ? nil : isOfToday.new
  }

  /// Whether the edit is of the page that an entry or a button opens.
  var isOfPage: Bool { name == "source" && trail.names.dropLast().contains(EditSubject.entryList) }

  /// Whether the file has a text nowhere else any more.
  func isLast(of text: String) -> Bool {
    guard case .json(let json)? = trail.steps.last?.node else { return false }
    return json.document.bytes.firstRange(of: Array(text.utf8)) == nil
  }

  /// Whether the edit is of a whole plugin.
  var isOfPlugin: Bool { AppFile(named: file) == .plugins && trail.steps.count == 1 }

  /// Whether the edit is of a whole line of the index of feeds.
  var isOfFeedLine: Bool { AppFile(named: file) == .feedIndex && trail.steps.count == 1 }

  /// Whether the edit makes the bar of the settings that of a screen.
  var isOfOwnBar: Bool { kind == .moved && origin.map { AppFile(named: $0.file) } == .settings }

  /// Whether the edit only says that the app's screens are in another file, in another form.
  var isOfForm: Bool { kind == .renamed && trail.steps.isEmpty && AppFile(named: file) == .rivers }

  /// Whether the edit is of a whole family.
  var isOfFamily: Bool {
    guard AppFile(named: file) == .families else { return false }
    return trail.names.count == 2 && trail.names[0] == "families"
  }

  /// The names of the families in a file that was added or removed; none for any other edit.
  var families: [String] {
    guard AppFile(named: file) == .families, kind != .changed, let content else { return [] }
    return content.children.first { $0.name == "families" }?.node.children.map(\.name) ?? []
  }

  /// Whether the edit is of a whole note.
  var isOfNote: Bool {
    AppFile(named: file) == .riverbed && trail.steps.count == 2 && trail.names[0] == "notes"
  }

  /// The key of the list that the value is in; empty if it is not in one.
  var listName: String { trail.steps.dropLast().last?.name ?? "" }

  /// Whether the edit is of all entries inside an entry.
  var isOfSubmenu: Bool {
    guard AppFile(named: file) == .rivers, let last = trail.steps.last, last.key != nil else {
      return false
    }
    return last.name == EditSubject.entryList
      && trail.names.dropLast().contains(EditSubject.entryList)
  }
}
