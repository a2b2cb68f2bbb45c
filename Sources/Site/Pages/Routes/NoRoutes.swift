import AppModel
import Markup
import PageParts

/// The explanation shown for an app without storyboards.
struct NoRoutes {
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
