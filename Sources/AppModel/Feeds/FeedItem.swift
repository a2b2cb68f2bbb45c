/// An item of a feed, with its children.
package struct FeedItem: Hashable, Sendable {
  package let id: String?
  package let title: String?
  /// The type as it is written; empty if it is not.
  package let typeName: String
  package let kind: Kind
  /// Which one it is of its siblings with the same name.
  private var ordinal: Int32 = 1
  /// The screen that the item opens, by its id.
  package let screenType: Located<String>?
  /// The screen that the item opens, by the name it had before the builder.
  package let uiTag: Located<String>?
  package let children: [FeedItem]
  package let location: Location

  /// The kind of an item, as far as a wireframe can show it.
  package enum Kind: String, Hashable, Sendable {
    case video, audio, article, gallery, link, other

    init(_ name: String) {
      let name = Array(name.lowercased().utf8)
      let matches = { (words: [String]) in words.contains { Self.contains(name, $0) } }
      self =
        if matches(["audio", "podcast", "radio"]) {
          .audio
        } else if matches(["video", "vod", "channel", "playlist", "live", "program"]) {
          .video
        } else if matches(["article", "news"]) {
          .article
        } else if matches(["gallery", "photo", "image"]) {
          .gallery
        } else if matches(["link", "url"]) { .link } else { .other }
    }

    private static func contains(_ name: [UInt8], _ word: String) -> Bool {
      let word = Array(word.utf8)
      guard name.count >= word.count else { return false }
      return (0...name.count - word.count).contains { name[$0...].starts(with: word) }
    }
  }

  init(_ reader: inout ObjectReader) {
    self.init(&reader, keyedBy: nil)
  }

  /// Reads an item, which may be keyed by its ui_tag instead of having one.
  init(_ reader: inout ObjectReader, keyedBy tag: String?) {
    reader.mayHaveOtherKeys()
    location = reader.location
    id = reader.text("id")
    title = reader.text("title")
    typeName = Self.typeName(&reader)
    kind = Kind(typeName)
    // The other spelling is asked for only where it is written, so that no one is advised to use
    // it.
    screenType =
      reader.locatedText("screen_type")
      ?? (reader.hasKey("screenType") ? reader.locatedText("screenType") : nil)
    uiTag =
      reader.locatedText("ui_tag") ?? tag.map { Located(value: $0, location: reader.location) }
    children = Self.numbered(
      reader.list("children", FeedItem.init) + reader.list("entry", FeedItem.init))
  }

  /// Returns siblings in which those that share a name are numbered.
  static func numbered(_ items: [FeedItem]) -> [FeedItem] {
    var names = UniqueNames(separator: SourceNames.separator)
    return items.map { item in
      var item = item
      item.ordinal = Int32(clamping: names.ordinal(of: item.commonName))
      return item
    }
  }

  /// The name of the item in a path.
  var sourceName: String {
    ordinal == 1 ? commonName : "\(commonName)\(SourceNames.separator)\(ordinal)"
  }

  private var commonName: String { SourceNames.item(id: id, tag: uiTag?.value, title: title) }

  /// Returns the type, which atom feeds wrap in an object.
  private static func typeName(_ reader: inout ObjectReader) -> String {
    guard let type = reader.value("type") else { return "" }
    if case .object = type.content { return reader.object("type") { $0.text("value") ?? "" } }
    return reader.text("type") ?? ""
  }
}
