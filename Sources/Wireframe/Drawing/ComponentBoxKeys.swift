import AppModel

/// The keys of the boxes of a screen's components: each distinguishes its component from all others
/// of the screen, and is as stable as the ids of the file.
struct ComponentBoxKeys {
  private var keys: [Location: String] = [:]
  /// The keys that were shortened.
  private var abridged = UniqueNames(separator: "~")

  init(of screen: Screen) {
    add(screen.components, inside: nil)
  }

  /// The key of a component: the keys of the groups around it and its own.
  subscript(component: Component) -> String {
    keys[component.location] ?? Self.key(of: component, inside: nil)
  }

  /// Returns the key of a component among its siblings. A bar at the end keeps it from being the
  /// key of a box that does not belong to a component.
  private static func key(of component: Component, inside group: String?) -> String {
    let key = component.key.segment
    return group == nil && FixedKey(rawValue: key) != nil ? "\(key)|" : key
  }

  private mutating func add(_ components: [Component], inside group: String?) {
    for component in components {
      let whole = wholeKey(Self.key(of: component, inside: group), inside: group)
      keys[component.location] = whole
      add(component.components, inside: whole)
    }
  }

  /// Returns a key with its groups, shortened if it is longer than any that people write. No other
  /// key ends like a shortened one, so that all of them stay different.
  private mutating func wholeKey(_ name: String, inside group: String?) -> String {
    let longest = 512
    let whole = group.map { "\($0)|\(name)" } ?? name
    return whole.utf8.count > longest
      ? "\(abridged.unique(whole.abridgedEncoding(to: longest)))|" : whole
  }
}
