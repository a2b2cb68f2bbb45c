import Markup
import PageParts

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
    (["/"], "Finds a screen."),
    (["j", "k"], "Go to the next and to the previous screen."),
    (["←", "→", "↑", "↓"], "Move among cards, or among the pictures of the matrix."),
    (["?"], "Tells the keys, and lets them be switched off."),
  ]
}
