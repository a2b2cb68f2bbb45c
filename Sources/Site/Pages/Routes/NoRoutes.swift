import Markup

/// What is told where an app has no storyboards.
struct RoutesAbsence {
  var nodes: [Node] {
    [
      Node("div", ["class": "callout callout-note"]) {
        Node("p") {
          Node("strong") { "This app has no routes. " }
          "That is nothing to worry about: only apps with screens of their own, drawn in "
          "storyboards, have any."
        }
        Node("p") {
          "Whoever wants them here puts a file "
          Node("code") { "routes.json" }
          " beside "
          Node("code") { "rivers.json" }
          ", with the scenes, segues, presentations and views that the storyboards have."
        }
      }
    ]
  }
}
