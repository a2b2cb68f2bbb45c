import Markup
import Pages

/// The keys that the pages know.
struct LegendKeys {
  var chapter: Chapter {
    Chapter("keys", "Keys") {
      Node("p") {
        "Everything works without them and without a script; where the host allows scripts, these "
        "keys help."
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
    (["/"], "Goes to the filter of the page."),
    (["?"], "Tells the keys."),
    (["j"], "Goes to the next card, row or problem."),
    (["k"], "Goes to the one before."),
    (["←", "↑", "→", "↓"], "Go from picture to picture in the matrix."),
  ]
}
