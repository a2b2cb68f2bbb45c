/// What each file of an app says, before the files are put together.
struct FileValues: Sendable {
  let rivers: Rivers?
  let plugins: PluginManifest
  let settings: Settings
  let families: Families
  let collections: Collections?
  let legacy: LegacyScreens?
  let feeds: Feeds
  let routes: Routes
  let site: SiteConfiguration
  /// The files that are there and were not read, or not wholly.
  let unread: Set<String>

  /// The screens of `rivers.json`, and the start of the file.
  struct Rivers: Sendable {
    let screens: [Screen]
    let location: Location
  }

  /// The feeds, by their names in their folder and as the index lists them.
  struct Feeds: Sendable {
    let lines: [FeedIndexLine?]
    let byName: [String: Feed?]
    let entries: [FeedIndex.Entry]

    static let none = Feeds(lines: [], byName: [:], entries: [])
  }
}
