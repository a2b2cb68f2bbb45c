import AppModel
import Markup
import PageParts
import SiteFiles

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
