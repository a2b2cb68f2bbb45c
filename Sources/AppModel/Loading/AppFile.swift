/// A file with a fixed name that Riverbed reads in an app's folder.
package enum AppFile: Hashable, Sendable, CaseIterable {
  /// The screens.
  case rivers
  case families, plugins, settings, collections
  /// The screens of apps that are not made with the builder.
  case appDefine
  case routes
  /// What the app's team says about its preview site.
  case riverbed
  /// The list of the feeds.
  case feedIndex

  /// The folder whose JSON files are the feeds.
  package static let feedsFolder = "feeds"
  /// The folder in which Interface Builder keeps storyboards that have translations.
  package static let baseFolder = "Base.lproj"

  /// The keys of what screens share, next to them in their file.
  package static let sharedKeys: Set<String> = ["navigations", "content_types"]

  /// Returns the name of a file in that folder.
  package static func nameInFeeds(_ name: String) -> String { "\(feedsFolder)/\(name)" }

  /// Whether a name in that folder is that of a file in a folder inside it.
  package static func isBelowFeeds(_ name: String) -> Bool {
    let steps = name.split(separator: "/", omittingEmptySubsequences: false)
    return steps.count > 1 && !steps.contains { ["", ".", ".."].contains($0) }
  }

  /// Whether a name is that of a file in that folder.
  package static func isInFeeds(_ name: String) -> Bool { name.hasPrefix(nameInFeeds("")) }

  /// The names that the file may have, the preferred one first.
  package var names: [String] {
    switch self {
    case .rivers: ["rivers.json", PublishedFile.layout]
    case .families: ["families.json", "families.plist", "families.xml"]
    case .plugins: ["plugin_configurations.json"]
    case .settings: ["settings.json"]
    case .collections: ["collections.json"]
    case .appDefine: ["AppDefine.json"]
    case .routes: ["routes.json"]
    case .riverbed: ["riverbed.json"]
    case .feedIndex: [Self.nameInFeeds("index.json")]
    }
  }

  /// The files directly in the app's folder.
  package static var inFolder: [AppFile] { allCases.filter { $0 != .feedIndex } }

  /// The preferred name.
  package var name: String { names[0] }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { file in file.names.map { ($0, file) } })

  /// Finds the file that has a name; nil if it is a feed, a storyboard, or not read at all.
  package init?(named name: String) {
    guard let file = Self.byName[name] else { return nil }
    self = file
  }
}
