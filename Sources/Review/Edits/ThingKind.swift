import AppModel
import Markup

/// What kind of thing a value in the files of an app is.
///
/// Only things are looked for elsewhere when they are gone from their place; other values belong to
/// the thing around them.
enum ThingKind: Hashable, Sendable {
  case file, screen, component, navigation, entry, hook, plugin, source, collection, item, family,
    style, note, journey, routedClass, transition, view
  /// An element of a storyboard or of another XML file, by its tag.
  case element(String)

  /// Finds the kind of a value in a file, by the way to what it is in; nil for a value
  /// that is not a thing.
  init?(of child: FileNode.Child, at path: [FileNode.Child], in file: String) {
    guard child.node.shape.isContainer else { return nil }
    let isElement = child.writtenKey == nil
    let list = path.last?.name ?? ""
    switch AppFile(named: file) {
    case .rivers, .appDefine:
      if path.isEmpty
        ? child.name != "screens" && !AppFile.sharedKeys.contains(child.name)
        : path.count == 1 && ["screens", "general"].contains(list)
      {
        self = .screen
      } else if isElement, let kind = Self.lists[list] {
        self = kind
      } else {
        return nil
      }
    case .plugins where path.isEmpty: self = .plugin
    case .feedIndex where path.isEmpty: self = .source
    case .collections where path.isEmpty: self = .collection
    case .settings where path.isEmpty && child.name == "navigation_bar": self = .navigation
    case .collections where isElement && EditSubject.itemLists.contains(list): self = .item
    case .riverbed where isElement && list == "notes": self = .note
    case .riverbed where isElement && list == "journeys": self = .journey
    case .families where !file.hasSuffix(".xml"):
      guard path.first?.name == "families" else { return nil }
      switch path.count {
      case 1: self = .family
      case 3: self = .style
      default: return nil
      }
    case nil where AppFile.isInFeeds(file):
      guard isElement, EditSubject.itemLists.contains(list) else { return nil }
      self = .item
    case nil, .families:
      guard isElement, let element = child.node.element, element.known != nil else { return nil }
      self = .element(element.name)
    case .routes where path.count == 1 && list == "classes": self = .routedClass
    case .routes where isElement && path.count == 1 && ["segues", "presentations"].contains(list):
      self = .transition
    case .routes where isElement && path.count == 1 && list == "views": self = .view
    case .plugins, .feedIndex, .collections, .riverbed, .settings, .routes: return nil
    }
  }

  /// The kinds of the elements of lists in the files of screens.
  private static let lists: [String: ThingKind] = [
    "ui_components": .component, "components": .component, "navigations": .navigation,
    "nav_items": .entry, "preload_plugins": .hook, "postload_plugins": .hook,
  ]
}

extension FileNode {
  /// Returns how much a value under a key says about which thing something is.
  static func weight(ofKey key: String) -> Int {
    switch key {
    case _ where ListIdentity.keys.contains(key), "position": 0
    case "title", "name": 4
    case "source", "file": 3
    case "target", "text", "class_name": 2
    default: 1
    }
  }
}
