/// An entry of a menu, or a button of a navigation bar.
package struct NavigationItem: Hashable, Sendable {
  package let id: String?
  package let title: String?
  package let kind: Kind
  package let data: DataReference
  /// The name of the file of its icon, without folders; nil without an icon.
  package let iconName: String?
  package private(set) var items: [NavigationItem]
  private let position: EntryPosition
  /// What people notice of the item besides what pictures show.
  private let undrawn: [UndrawnValues]
  package let location: Location

  /// The kind of an item.
  package enum Kind: Hashable, Sendable {
    case button, label, header, ad, nestedMenu
    case feed, crossmates, programGuide, settings, liveDrawer, chromecast
    case tvLeftButton, tvRightButton
    case unknown(String)

    /// Reads a type; one that no app knows is kept by name.
    init(_ name: String) { self = Self.named[name] ?? .unknown(name) }

    static let named: [String: Kind] = [
      "button": .button, "label": .label, "header": .header, "ad": .ad,
      "nested_menu": .nestedMenu, "applicaster_feed": .feed,
      "applicaster_crossmates": .crossmates, "applicaster_epg": .programGuide,
      "applicaster_settings": .settings, "live_drawer": .liveDrawer, "chromecast": .chromecast,
      "tv_left_button": .tvLeftButton, "tv_right_button": .tvRightButton,
    ]

    fileprivate static let names = NameIndex(named.keys)

    /// Whether no app knows this type.
    var isUnknown: Bool {
      switch self {
      case .unknown: true
      case .button, .label, .header, .ad, .nestedMenu, .feed, .crossmates, .programGuide, .settings,
        .liveDrawer, .chromecast, .tvLeftButton, .tvRightButton:
        false
      }
    }

    /// The built-in screen of the app that an item of this kind opens.
    package var whiteLabel: Screen.WhiteLabel? {
      switch self {
      case .programGuide: .programGuide
      case .settings: .settings
      case .button, .label, .header, .ad, .nestedMenu, .feed, .crossmates, .liveDrawer, .chromecast,
        .tvLeftButton, .tvRightButton, .unknown:
        nil
      }
    }
  }

  init(_ reader: inout ObjectReader) {
    reader.knows("name", "localizations")
    location = reader.location
    position = EntryPosition(
      number: reader.value("position").flatMap { Double(decimal: $0.text) })
    id = reader.text("id")
    title = reader.text("title")
    let type = reader.locatedText("type")
    kind = Kind(type?.value ?? "")
    data = reader.object("data", DataReference.init)
    let assets = reader.object("assets") { assets in
      assets.mayHaveOtherKeys()
      return (
        icon: assets.text("icon"), undrawn: assets.undrawn("icon", "icon_selected")
      )
    }
    iconName = assets.icon.map { String($0.split(separator: "/").last ?? "") }
    undrawn = [
      assets.undrawn,
      reader.undrawn("rules", "styles", "general", isOfPlugin: true),
    ]
    items = Self.all(&reader)
    if case .unknown(let name) = kind, !reader.hasNoText("type") {
      reader.report(.unknownItemType(name), at: type?.location)
    }
  }
}

/// Where an item comes among its siblings in apps of today, if that is written. The order of the items
/// says it already, and older apps do not read it, so it makes no item another one.
private struct EntryPosition: Hashable {
  let number: Double?

  static func == (_: EntryPosition, _: EntryPosition) -> Bool { true }

  func hash(into _: inout Hasher) {}
}

extension NavigationItem {
  /// The key or id of the screen that the item opens, or the address; nil where it opens nothing.
  package var target: String? {
    kind.whiteLabel?.key ?? data.target?.value ?? data.source?.value
  }

  /// Whether the target is an address, and not a screen.
  package var opensAddress: Bool {
    kind.whiteLabel == nil && data.target == nil && data.source != nil
  }

  /// Reads the items of a navigation or of a nested menu, without those that the app leaves out.
  static func all(_ reader: inout ObjectReader) -> [NavigationItem] {
    var items = reader.list("nav_items", NavigationItem.init)
    items.removeAll(where: \.kind.isUnknown)
    return items
  }

  /// Returns items, and those inside them, in the order of their positions; as they are written
  /// where one of them has no position.
  static func ordered(_ items: [NavigationItem]) -> [NavigationItem] {
    let inner = items.map { item in
      var item = item
      item.items = ordered(item.items)
      return item
    }
    let positions = inner.compactMap(\.position.number)
    guard positions.count == inner.count else { return inner }
    return zip(positions, inner).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }
}

extension Rule {
  static let unknownItemType = Rule(
    "unknown-item-type",
    means: "An entry of a menu or navigation bar has a type that no app knows.",
    matters: "The app leaves the entry out.",
    fix: "Write one of the types of the builder, such as label, button or nested_menu.")
}

extension Diagnostic.Message {
  fileprivate static func unknownItemType(_ name: String) -> Self {
    let text: Diagnostic.Sentence =
      name.isEmpty ? "an item has no type" : "'\(name: name)' is not an item type"
    return Self(
      .unknownItemType, .warning, "\(text); the app leaves it out",
      .init(nearest: NavigationItem.Kind.names.nearest(to: name)))
  }
}
