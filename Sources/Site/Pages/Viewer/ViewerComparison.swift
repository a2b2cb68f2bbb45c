import Markup
import PageParts
import SiteFiles

/// A second picture next to the first one, off until the reader chooses it.
struct ViewerComparison {
  let viewer: Viewer

  private var looks: ArraySlice<Look> { viewer.site.offeredLooks }
  private var states: [PictureState] { viewer.viewed.pictures }

  var choices: [Node] {
    guard states.count > 1 || looks.count > 1 else { return [] }
    return [
      Node("details", ["class": "compare"]) {
        Node("summary") { "Compare side by side" }
        Node("div", ["class": "row"]) {
          Choices(
            "Second picture", name: "second",
            options: [.init("second-none", "none")]
              + states.map { .init(id(of: $0), $0.words) }
          ).nodes
          Choices(
            "Its theme", name: "second-look",
            options: looks.enumerated().map { .init("second-look-\($0 + 1)", $1.title) }
          ).nodes
        }
      }
    ]
  }

  /// The pictures that can be chosen; the stylesheet shows one.
  var pictures: [Node] {
    guard !choices.isEmpty else { return [] }
    return [
      Node("div", ["class": "seconds"]) {
        for state in states {
          Node("div", ["class": "second \(id(of: state))"]) {
            Node("h2") {
              state.title
              for (number, look) in looks.enumerated() where look.ending != nil {
                Node("span", ["class": "t\(number + 1)"]) { ", \(look.title)" }
              }
            }
            for (number, look) in looks.enumerated() {
              viewer.picture(of: state, in: look).node(class: "t\(number + 1)")
            }
          }
        }
      }
    ]
  }

  /// Returns the id of a choice, without dots, which stylesheets would have to escape.
  private func id(of state: PictureState) -> String {
    "second-\(String(state.name.map { $0 == "." ? "-" : $0 }))"
  }
}
