/// What the things of an app are called in paths: by their ids, or else by what distinguishes them
/// from those beside them. Things that share a name are numbered: `list:today`, `list:today~2`.
package enum SourceNames {
  /// The text between a name and its number.
  static let separator = "~"

  /// The longest names; longer ones are abridged because every file about a screen contains its
  /// name, and every picture those of its entries.
  private static let longest = (screen: 256, entry: 200)

  static func screen(id: String, name: String?) -> String {
    (id.isEmpty ? "screen:\(name ?? "")" : id).abridged(to: longest.screen)
  }

  static func component(id: String?, type: String?, source: String?) -> String {
    id ?? [type, source].compactMap(\.self).joined(separator: ":")
  }

  /// Returns the name of an entry of a menu, or of a button of a bar.
  static func entry(id: String?, title: String?) -> String {
    (id ?? title ?? "item").abridged(to: longest.entry)
  }

  /// Returns the name of an item of a feed, or of a collection.
  static func item(id: String?, tag: String?, title: String?) -> String {
    id ?? tag ?? title ?? "item"
  }
}
