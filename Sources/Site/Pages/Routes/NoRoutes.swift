import Markup

/// The explanation shown for an app without storyboards.
struct NoRoutes {
  var nodes: [Node] {
    [
      Node("div", ["class": "callout callout-note"]) {
        Node("p") {
          Node("strong") { "This app has no routes. " }
          "That is nothing to worry about. Only apps with their own native screens, drawn in "
          "storyboards, have routes."
        }
        Node("p") {
          "To see routes here, add a file named "
          Node("code") { "routes.json" }
          " next to "
          Node("code") { "rivers.json" }
          " that lists the scenes, segues, presentations and views of the storyboards."
        }
      }
    ]
  }
}
