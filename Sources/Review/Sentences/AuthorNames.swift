package import AppModel
import SiteFiles
import Wireframe

/// The names that an author gave to screens and components, by their keys.
package struct AuthorNames: Sendable {
  private var screens: [String: String] = [:]
  /// The types of components whose keys are not meant for people.
  private var types: [String: String] = [:]
  /// The titles of entries and buttons, by their ids; nil for ids of several with other titles.
  private var items: [String: String?] = [:]
  /// The keys of missing screens that something opens, and old names of screens that were renamed.
  private var missing: Set<String> = []

  /// Creates names from the titles of screens.
  package init(screens: [String: String] = [:]) {
    self.screens = screens
  }

  /// Collects the names of two apps; where both have one, the new one counts.
  package init(from old: App, to new: App) {
    for app in [old, new] {
      missing.formUnion(app.screens.filter { !$0.isWritten }.map(\.key))
      for screen in app.screens where screen.isWritten {
        let title = screen.title
        screens[screen.key] = title
        screens[screen.targetName] = title
        for component in screen.allComponents where component.key.isForMachines {
          types[component.key] = component.typeName?.value.spoken
        }
      }
    }
    let known = new.screens.flatMap(\.namedItems)
    let ids = Set(known.map(\.id))
    // A title that only the old app has is that of an entry that is gone.
    for (id, title) in known + old.screens.flatMap(\.namedItems).filter({ !ids.contains($0.id) }) {
      items[id] = items[id].map { $0 == title ? title : nil } ?? title
    }
    let titles = Set(new.screens.filter(\.isWritten).map(\.title))
    let gone = Set(new.screens.filter { !$0.isWritten }.map(\.key))
    missing = missing.filter { key in
      screens[key].map { gone.contains(key) && titles.contains($0) } ?? true
    }
  }

  /// Returns the names with titles from the records of sites, for screens without another.
  func adding(titles: [String: String]) -> AuthorNames {
    var names = self
    names.screens.merge(titles) { own, _ in own }
    return names
  }

  /// Returns the names with those of the folders that a site has for screens without one.
  func adding(folders pictures: [ComparedPicture]) -> AuthorNames {
    var names = self
    for picture in pictures {
      guard let screen = picture.subject.screen, screens[screen] == nil,
        let folder = (picture.newPath ?? picture.oldPath).flatMap(PicturePath.screenFolder)
      else { continue }
      names.screens[screen] = folder
    }
    return names
  }

  /// Returns the name of a screen, or its key if it does not have one.
  package func screen(_ key: String) -> String {
    guard missing.contains(key) else { return (screens[key] ?? key).quotable }
    let id = key.isForMachines ? "\(key.prefix(8))…" : key.quotable
    return "the missing screen '\(id)'"
  }

  /// Returns the name of a screen; nil if no screen has the key.
  func knownScreen(_ key: String) -> String? { screens[key]?.quotable }

  /// Returns the title of an entry or a button, by its id; nil if it is not known.
  func item(_ id: String) -> String? { (items[id] ?? nil)?.quotable }

  /// Whether a component is only called by its type, or not at all.
  func isNameless(_ key: ComponentKey) -> Bool { key.name.isForMachines }

  /// Whether a component is called by a type of several things, such as tabs.
  func isPlural(_ key: ComponentKey) -> Bool {
    key.name.isForMachines && types[key.name]?.isPluralNoun ?? false
  }

  /// Returns the name of a component for people: its id, or its type if the id is only for
  /// machines.
  func component(_ key: ComponentKey) -> String {
    let own = key.name
    guard own.isForMachines else { return own.quotable }
    return types[own].map { "the \($0)" } ?? "a component"
  }
}

extension Screen {
  /// Whether the screen exists, so that its name is its own.
  var isWritten: Bool {
    switch origin {
    case .rivers, .appDefine, .whiteLabel: true
    case .nowhere: false
    }
  }

  /// The ids and titles of the entries and buttons of the menu and the bars.
  fileprivate var namedItems: [(id: String, title: String)] {
    var named: [(id: String, title: String)] = []
    var rest = navigations.flatMap(\.items)[...]
    while let item = rest.popFirst() {
      if let id = item.id, let title = item.title, !title.isEmpty { named.append((id, title)) }
      rest += item.items
    }
    return named
  }
}
