/// The contents of each file of an app, before they are combined.
struct FileValues: Sendable {
  let rivers: Rivers?
  let plugins: PluginManifest
  let settings: Settings
  let families: Families
  let collections: Collections?
  let legacy: LegacyScreens?
  let feeds: Feeds
  let routes: RoutesFile
  let storyboards: [Storyboard]
  let site: SiteConfiguration
  /// The files that exist but were not read, or not completely.
  let unread: Set<String>

  /// The screens of `rivers.json`, and the start of the file.
  struct Rivers: Sendable {
    let screens: [Screen]
    let location: Location
    /// The number of elements that the file may still have; nil if it has no list.
    let budget: ElementBudget?
    /// What the file says besides its screens.
    private(set) var layout: LayoutFile
    /// The name of the file.
    private(set) var name = AppFile.rivers.name

    /// Returns the same from a file with a name.
    func named(_ name: String) -> Rivers {
      var rivers = self
      rivers.name = name
      rivers.layout = layout.inFile(name)
      return rivers
    }
  }

  /// The feeds, by their file names and as the index lists them.
  struct Feeds: Sendable {
    let lines: [FeedIndexLine?]
    let byName: [FileName: Feed?]
    let entries: [FeedIndex.Entry]

    static let none = Feeds(lines: [], byName: [:], entries: [])
  }
}
