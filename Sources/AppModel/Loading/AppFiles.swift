/// The files of an app folder as they came from the disk: nothing in them is vouched for.
package struct AppFiles: Sendable {
  private let contents: [String: Content]

  /// What was found under a name.
  package enum Content: Hashable, Sendable {
    case bytes([UInt8])
    /// The file is there but cannot be read; the reason is the system's own.
    case unreadable(String)
  }

  package init(_ contents: [String: Content]) {
    self.contents = contents
  }

  /// The names of all files, sorted.
  var names: [String] { contents.keys.sorted() }

  subscript(name: String) -> Content? { contents[name] }
}

extension AppFiles {
  /// The files that an app folder may hold beside those in `feeds/`.
  package static let names = [
    "rivers.json", "layout.json", "plugin_configurations.json", "settings.json",
    "families.json", "families.plist", "families.xml", "collections.json", "AppDefine.json",
    "routes.json", "riverbed.json",
  ]

  /// The folder whose JSON files are all read.
  package static let feedsFolder = "feeds"
}
