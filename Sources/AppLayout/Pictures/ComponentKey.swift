/// The key that distinguishes a component from all others of its screen: the names of the groups
/// around it and its own.
///
///     hero                a component of the screen
///     top|news|hero       one in a group that is in another group
package struct ComponentKey: Hashable, Comparable, Sendable {
  package let text: String

  /// Creates the key of a component that is written in a key of a box.
  package init(_ text: some StringProtocol) {
    self.text = String(text)
  }

  /// Makes the key of a component among its siblings, in a group or on the screen. A bar at the end
  /// keeps it from being the key of a box that does not belong to a component.
  package init(_ name: String, inside group: ComponentKey?) {
    if let group {
      text = "\(group.text)|\(name)"
    } else {
      text = FixedKey(rawValue: name) == nil ? name : "\(name)|"
    }
  }

  /// Makes a shortened key. No other key ends like it.
  init(abridged text: String) {
    self.text = "\(text)|"
  }

  /// The names of the groups and of the component, from the outside in.
  private var names: [Substring] { text.split(separator: "|") }

  /// The component's own name.
  package var name: String { names.last.map(String.init) ?? text }

  /// The outermost group, or the component itself if it is not in any.
  package var outermost: ComponentKey { ComponentKey(text.prefix { $0 != "|" }) }

  /// The group around the component; nil for a component of the screen.
  package var group: ComponentKey? {
    let groups = names.dropLast()
    return groups.isEmpty ? nil : ComponentKey(groups.joined(separator: "|"))
  }

  package static func < (one: Self, other: Self) -> Bool { one.text < other.text }
}

/// The keys of boxes that every app can have. They never belong to a component, whatever its id is.
package enum FixedKey: String, CaseIterable, Sendable {
  case window, root, status, bar, tabs, menu, plugin, banner, notice, fold, legend
  case safeArea = "safe-area"
}
