import Markup
import PageParts

/// The keyboard shortcuts of the pages.
struct LegendKeys {
  var chapter: Chapter {
    Chapter("keys", "Keys") {
      Node("p") {
        "These shortcuts are handy, but nothing depends on them. They work wherever scripts are "
        "allowed."
      }
      Node("dl", ["class": "terms"]) {
        for (keys, effect) in Self.keys {
          Node("div") {
            Node("dt") {
              for key in keys {
                Node("kbd") { key }
                " "
              }
            }
            Node("dd") { effect }
          }
        }
      }
    }
  }

  private static let keys: [([String], String)] = [
    (["/"], "Find a screen."),
    (["j", "k"], "Go to the next or the previous screen."),
    (["←", "→", "↑", "↓"], "Move between cards, or between the pictures of the matrix."),
    (["?"], "Show these keys, and turn them on or off."),
  ]
}
