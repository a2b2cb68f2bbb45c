import AppLayout
import AppModel

extension AuthorNames {
  /// Whether a component is only called by its type, or not at all.
  func isNameless(_ key: ComponentKey, on screen: String?) -> Bool {
    known(key.name, on: screen).map { $0.title == nil } ?? key.name.isForMachines
  }

  /// Whether a component is called by a type of several things, such as tabs.
  func isPlural(_ key: ComponentKey, on screen: String?) -> Bool {
    known(key.name, on: screen)?.isPlural ?? false
  }

  /// Returns the name of a component for people: its title, or its type if there is only one of it
  /// on its screen, or else its id if that is not only for machines.
  func component(_ key: ComponentKey, on screen: String?) -> String {
    let own = key.name
    return known(own, on: screen)?.phrase ?? "a component"
  }

  /// Returns what is known about a component, by its id or type and the key of its screen; without a
  /// screen, what is the same on all screens.
  func known(_ id: String, on screen: String?) -> ComponentName? {
    components.name(of: id, on: screen)
  }
}
