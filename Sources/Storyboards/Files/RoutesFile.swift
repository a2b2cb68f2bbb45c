package import Reading
import Texts

/// What `routes.json` says.
package struct RoutesFile: Hashable, Sendable {
  /// The name of the file in the app's folder.
  package static let name = "routes.json"

  package let scenes: [Scene]
  let segues: [Segue]
  let presentations: [PresentationRoute]
  let views: [ViewRoute]
  /// The paths of the storyboards; nil where all that are in the app's folder are read.
  package let storyboards: [Located<String>]?
  let classes: [String: RouterFacts]
  /// The names of those classes, in the order of the file.
  let classNames: [Located<String>]

  /// What applies where there is no such file.
  package static let absent = RoutesFile(
    scenes: [], segues: [], presentations: [], views: [], storyboards: nil, classes: [:],
    classNames: [])
}

extension RoutesFile {
  package init(_ reader: inout ObjectReader) {
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
    self.init(
      scenes: scenes, segues: segues, presentations: presentations, views: views,
      storyboards: isListed ? listed : nil,
      classes: Dictionary(
        classes.map { ($0.0.value, $0.1) }, uniquingKeysWith: { _, last in last }),
      classNames: classes.map(\.0))
  }
}

extension Rule {
  package static let routeWord = Rule(
    "route-word",
    means: "routes.json has a container, a relationship or a style of presentation that does not "
      + "exist, or a kind of segue that is almost, but not quite, a known one.",
    matters: "Riverbed would work out the transitions between scenes incorrectly.",
    fix: "Write one of the words that the message lists.")
}
