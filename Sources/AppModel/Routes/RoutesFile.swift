/// What `routes.json` says.
struct RoutesFile: Hashable, Sendable {
  let scenes: [Scene]
  let segues: [Segue]
  let presentations: [PresentationRoute]
  let views: [ViewRoute]
  /// The paths of the storyboards; nil where all that are in the app's folder are read.
  let storyboards: [Located<String>]?
  let classes: [String: RouterFacts]
  /// The names of those classes, in the order of the file.
  let classNames: [Located<String>]

  static func read(_ reader: inout ObjectReader) -> RoutesFile {
    reader.knows("$schema")
    let isListed = reader.value("storyboards") != nil
    let listed = reader.strings("storyboards")
    let (scenes, segues) = (reader.list("scenes", Scene.init), reader.list("segues", Segue.init))
    let presentations = reader.list("presentations", PresentationRoute.init)
    let views = reader.list("views", ViewRoute.init)
    let classes = reader.object("classes") { reader in
      let places = Dictionary(
        reader.entries.map { ($0.name.value, $0.name.location) }, uniquingKeysWith: { $1 })
      return reader.named { name, facts in
        let location = places[name] ?? facts.location
        return (Located(value: name, location: location), RouterFacts(&facts))
      }
    }
    return RoutesFile(
      scenes: scenes, segues: segues, presentations: presentations, views: views,
      storyboards: isListed ? listed : nil,
      classes: Dictionary(
        classes.map { ($0.0.value, $0.1) }, uniquingKeysWith: { _, last in last }),
      classNames: classes.map(\.0))
  }
}

extension AppFiles {
  /// The end of the names of storyboards.
  package static let storyboardEnding = ".storyboard"

  /// Returns the folder of a file inside the app's folder, which is empty for the app's own.
  package static func folder(of name: String) -> Substring {
    name.utf8.lastIndex(of: UInt8(ascii: "/")).map { name[..<$0] } ?? ""
  }

  /// Whether a name is that of a folder with the files of one language.
  package static func isOfLanguage(_ folder: some StringProtocol) -> Bool {
    folder.hasSuffix(".lproj") && folder != AppFile.baseFolder && !folder.contains("/")
  }

  /// Whether a storyboard is the translation of one.
  static func isTranslation(_ name: String) -> Bool { isOfLanguage(folder(of: name)) }

  /// Returns the paths of the storyboards that `routes.json` lists; nil where it does not list any,
  /// so that those in the app's folder count.
  package static func storyboardsListed(in routes: [UInt8]) -> [String]? {
    guard let root = JSONParsing(routes).document?.root,
      case .object = root.content
    else { return nil }
    // The file is read again with the app, which reports its mistakes.
    var reader = ObjectReader(root, at: root.location, .ofRiverbed)
    guard reader.value("storyboards") != nil else { return nil }
    return reader.strings("storyboards").map(\.value)
  }
}

extension Rule {
  static let routeWord = Rule(
    "route-word",
    means: "routes.json has a container, a relationship or a style of presentation that does not "
      + "exist, or a kind of segue that is almost, but not quite, a known one.",
    matters: "Riverbed would work out the transitions between scenes incorrectly.",
    fix: "Write one of the words that the message lists.")
}
