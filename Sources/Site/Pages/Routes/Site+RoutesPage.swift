import AppLayout
import PageParts

extension DocumentKind {
  static let routes = DocumentKind("routes", .routes, page: \.routesPage)
}

extension Site {
  /// The page about the app's storyboards: scenes, the ways between them, and what a router does.
  var routesPage: Page {
    let references = References(site: self, path: SitePart.routes.path)
    return Page(
      at: SitePart.routes.path, SitePart.routes.title, of: name, in: .routes,
      lead: [
        .text(
          "The app’s native storyboards: which scenes there are, how one leads to the "
            + "next, and what a router does when each one appears.")
      ]
    ) {
      UnreadStoryboards(names: app.routes.unread, path: SitePart.routes.path).nodes
      if !app.routes.isEmpty {
        routeChapters(references).nodes
      } else if app.routes.unread.isEmpty {
        NoRoutes().nodes
      }
    }
  }

  private func routeChapters(_ references: References) -> [Chapter] {
    RouteDrawings(routing).chapters + [RoutePresentations(references).chapter]
      + Transition.Kind.allCases.map { RouteTransitions(references, routing, of: $0).chapter }
      + [RouteScenes(references: references, routing: routing).chapter]
  }
}

/// The explanation shown for an app without storyboards.
private struct NoRoutes {
  var nodes: [Node] {
    [
      Node.callout(.note) {
        Node("p") {
          Node("strong") { "This app has no routes. " }
          "That is nothing to worry about. Only apps with their own native screens, drawn in "
          "storyboards, have routes."
        }
        Node("p") {
          "To see routes here, put the app’s storyboards, files whose names end with "
          Node("code") { AppFiles.storyboardEnding }
          ", next to "
          Node("code") { AppFile.rivers.name }
          ". They are read without a "
          Node("code") { AppFile.routes.name }
          ", which can add what storyboards do not say: where other storyboards are, what is known "
          "about classes, and scenes, segues, presentations and views that are made in code."
        }
      }
    ]
  }
}

/// The explanation shown for an app with storyboards that are not read.
struct UnreadStoryboards {
  let names: [String]
  let path: SitePath

  /// The maximum number of names that are listed.
  private static let mostNames = 10

  var nodes: [Node] {
    guard !names.isEmpty else { return [] }
    return [
      Node.callout(.warning) {
        Node("p") {
          Node("strong") {
            names.count == 1 ? "A storyboard is not read: " : "Storyboards are not read: "
          }
          for (index, name) in names.prefix(Self.mostNames).enumerated() {
            Node.text(index == 0 ? "" : ", ")
            Node.appText(name)
          }
          names.count > Self.mostNames ? ", \((names.count - Self.mostNames).andMore()). " : ". "
          Node("a", ["href": path.link(to: SitePart.problems.path)]) { "Problems" }
          " says why. Nothing on this page is about them."
        }
      }
    ]
  }
}
