/// The keys of the components of a screen, each as stable as the ids of the file.
struct ComponentBoxKeys {
  private var keys: [Location: ComponentKey] = [:]
  /// The keys that were shortened.
  private var abridged = UniqueNames(separator: "~")

  init(of screen: Screen) {
    add(screen.components, inside: nil)
  }

  /// The key that distinguishes a component from all others of the screen.
  subscript(component: Component) -> ComponentKey {
    keys[component.location] ?? ComponentKey(component.key.segment, inside: nil)
  }

  private mutating func add(_ components: [Component], inside group: ComponentKey?) {
    for component in components {
      let key = uniqueKey(of: component, inside: group)
      keys[component.location] = key
      add(component.components, inside: key)
    }
  }

  /// Returns the key of a component, shortened if it is longer than any that people write. All of
  /// them stay different.
  private mutating func uniqueKey(
    of component: Component, inside group: ComponentKey?
  ) -> ComponentKey {
    let longest = 512
    let key = ComponentKey(component.key.segment, inside: group)
    return key.text.utf8.count > longest
      ? ComponentKey(abridged: abridged.unique(key.text.abridgedEncoding(to: longest))) : key
  }
}
