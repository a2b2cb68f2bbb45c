import AppModel
import Markup
import PageParts

/// The transitions that the storyboards draw.
struct RouteSegues {
  private let references: References
  private let routes: Routes

  init(_ references: References) {
    self.references = references
    routes = references.site.app.routes
  }

  var chapter: Chapter {
    Chapter("segues", "Segues", hint: "\(routes.segues.count)") {
      if routes.segues.isEmpty { Node("p") { "There are none." } } else { sheet.node }
    }
  }

  private var sheet: DataTable {
    let scenes = Dictionary(
      routes.scenes.compactMap { scene in scene.id.map { ($0.value, scene) } },
      uniquingKeysWith: { first, _ in first })
    var sheet = DataTable(
      "Segues", columns: ["From", "To", "Kind", "Destination prepared by", "Defined in"])
    for segue in routes.segues {
      sheet.add(
        [
          [Node.own(segue.from?.value ?? "?")],

          [Node.own(segue.to?.value ?? "?")],
          [Node.own(segue.kind ?? "not given")],
          preparation(
            of: segue.to.flatMap { scenes[$0.value] }, by: segue.from.flatMap { scenes[$0.value] }
          ),
          references.place(segue.location),
        ])
    }
    return sheet
  }

  /// Returns what prepares a destination: its router, or the segue's source, which must be able to.
  private func preparation(of destination: Scene?, by source: Scene?) -> [Node] {
    guard let destination else { return [.text("no scene has this id")] }
    guard destination.isRoutable else { return [.text("not needed")] }
    guard !destination.isPreparedOutside else { return [.text("its router, from outside")] }
    guard let source else { return [.text("the source, which is not a scene")] }
    let name = Node.own(source.id?.value ?? "the source")
    return source.implementsPrepare
      ? [name] : [name, .text(", which does not implement preparation")]
  }
}
