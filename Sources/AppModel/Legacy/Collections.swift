/// Applicaster 2 collections and categories by ui_tag: the menus and contents of older apps.
package struct Collections: Hashable, Sendable {
  private let byTag: [String: FeedItem]
  /// The collections in file order.
  package let all: [FeedItem]
  /// The place of the collections; nil where no file has any.
  package let location: Location?

  static let absent = Collections([], at: nil)

  private init(_ all: [FeedItem], at location: Location?) {
    self.all = all
    self.location = location
    byTag = Dictionary(
      all.compactMap { item in item.uiTag.map { ($0.value, item) } }, uniquingKeysWith: { $1 })
  }

  /// Reads an object keyed by ui_tag, or an array of collections that contain their own.
  static func read(_ root: JSON, _ diagnostics: inout DiagnosticLog) -> Collections? {
    var reader = ObjectReader(nil, at: root.location, .ofTheApps, diagnostics)
    defer { diagnostics = reader.finished() }
    switch root.content {
    case .array(let elements):
      let items = FeedItem.numbered(
        reader.elements(elements, of: "the collections", FeedItem.init))
      reader.reportRepeatedTags(of: items, as: "collection")
      return Collections(items, at: root.location)
    case .object:
      let items = reader.lend(to: root) { reader in
        FeedItem.numbered(reader.named { tag, item in FeedItem(&item, keyedBy: tag) })
      }
      reader.reportRepeatedTags(of: items, as: "collection")
      return Collections(items, at: root.location)
    case .string, .number, .bool, .null:
      reader.report(
        .wrongType("the file", root, "an object or array", .ofTheApps, else: "it is not read")
          .leavingUnread)
      return nil
    }
  }

  /// The collection or category with a ui_tag.
  package subscript(tag: String) -> FeedItem? { byTag[tag] }

  /// The collections as feeds, because components refer to them by ui_tag or by id. A ui_tag is
  /// that of the last collection that has it, as in menus.
  var feeds: [FeedIndex.Entry] {
    all.flatMap { item in
      let tag = item.uiTag.flatMap { byTag[$0.value]?.location == item.location ? $0 : nil }
      let id = item.id.map { Located(value: $0, location: item.location) }
      return [tag, id].compactMap(\.self).map { source in
        FeedIndex.Entry(source: source, type: nil, file: AppFile.collections.name, feed: Feed(item))
      }
    }
  }

  /// The ui_tag of the collection that fills the root menu.
  package static let menuTag = "side_menu_collection"
  /// The ui_tag of the collection that fills the navigation bar.
  package static let barTag = "navbar_collection"
}

extension ObjectReader {
  /// Reports items of a file with the ui_tag of an earlier one.
  mutating func reportRepeatedTags(of items: [FeedItem], as kind: StaticString) {
    var seen: Set<String> = []
    for tag in items.compactMap(\.uiTag) where !seen.insert(tag.value).inserted {
      report(.repeatedTag(tag.value, kind), at: tag.location)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func repeatedTag(_ tag: String, _ kind: StaticString) -> Self {
    let effect =
      "\(kind)" == "collection" ? "this one replaces it" : "a ui_tag is meant to be unique"
    return Self(
      .duplicateID, .warning,
      "an earlier \(kind) also has the ui_tag '\(name: tag)'; \(effect)")
  }
}
