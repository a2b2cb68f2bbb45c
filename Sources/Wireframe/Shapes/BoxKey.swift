package import AppLayout

/// The key that distinguishes a box from all others in its picture, regardless of their order. It
/// says what the box is of, so that the same box has the same key on every device.
///
///     hero                a component
///     hero#header         a part of it
///     hero/70005          an item in it
///     hero#body/70005     an item in a part of it
///     bar#title           a part of something that every app can have
package struct BoxKey: Hashable, Comparable, Sendable {
  package let text: String

  /// The key of the picture itself.
  static let picture = BoxKey(reading: "")

  /// Creates a key that a drawing has.
  package init(reading text: String) {
    self.text = text
  }

  /// Makes the key of a component, or of a part of it.
  init(_ component: ComponentKey, _ part: Part? = nil) {
    text = part.map { "\(component.text)#\($0.rawValue)" } ?? component.text
  }

  /// Makes the key of a box that does not belong to a component.
  init(_ key: FixedKey) {
    text = key.rawValue
  }

  /// The parts of components and bars that are boxes.
  enum Part: String {
    case header, footer, strip
    /// What a tab shows, and what comes after the components in a group.
    case body, end
    case context, title
  }

  /// Returns the key of a part.
  func part(_ part: Part) -> BoxKey { BoxKey(reading: "\(text)#\(part.rawValue)") }

  /// Returns the key of an item, an entry or a button inside, by its name.
  func item(_ name: String) -> BoxKey { BoxKey(reading: "\(text)/\(name)") }

  package static func < (one: Self, other: Self) -> Bool { one.text < other.text }
}

extension BoxKey {
  /// The component that the box is in, or what has its place for other boxes.
  package var component: ComponentKey {
    ComponentKey(text.prefix { $0 != "/" && $0 != "#" })
  }

  /// Whether the box comes after the components in a group.
  package var isEnd: Bool { text.hasSuffix("#\(Part.end.rawValue)") }

  /// The name of the item, the entry or the button; nil for other boxes.
  package var item: String? {
    text.firstIndex(of: "/").map { start in
      String(text[text.index(after: start)...].prefix { $0 != "/" && $0 != "#" })
    }
  }

  /// The place of an item that does not have an id, counted from zero; nil for others.
  package var itemPlace: Int? {
    guard let item, item.hasPrefix(Self.unnamed) else { return nil }
    return Int(item.dropFirst(Self.unnamed.count))
  }

  /// Returns the name of an item that does not have an id.
  static func name(ofItemAt place: Int) -> String { "\(unnamed)\(place)" }

  private static let unnamed = "cell-"
}

extension Group.Identity {
  /// Makes the identity of a box that does not belong to a component.
  init(kind: BoxKind, _ key: FixedKey, frame: Rect, source: SourcePath?) {
    self.init(kind: kind, key: BoxKey(key), frame: frame, source: source)
  }
}
