import PageParts

/// The ways to look at two pictures. The stylesheet applies them without a script; the keys 1 to 5
/// choose one with it.
enum CompareModes {
  /// The choice of a way, and of how much of each picture is seen in two of them.
  static var nodes: [Node] {
    Choices(
      "View", name: "mode", isRemembered: true,
      options: [
        Choices.Option("mode-1", "Side by side"), Choices.Option("mode-2", "Swipe"),
        Choices.Option("mode-3", "Onion"), Choices.Option("mode-4", "Difference"),
        Choices.Option("mode-5", "Blink"),
      ]
    ).nodes + stops("Edge at", "swipe") + stops("After", "onion")
      + [
        hint("swipe") {
          "Before on the left, after on the right."
          // Other edges than that in the middle stay where they are.
          Node("span", ["class": "drag-hint"]) { " The handle can be dragged." }
        },
        hint("onion") { "The new picture is on top of the old one." },
        hint("difference") { "What did not change is black." },
        hint("blink") { "Shows the two pictures in turn." },
        hint("still") { "Point at the picture to see the old one." },
      ]
  }

  /// Returns the choice of a share; the middle one is chosen at first.
  private static func stops(_ title: String, _ name: String) -> [Node] {
    [
      Node("div", ["class": "stops \(name)-stops"]) {
        Choices(
          title, name: name,
          options: [0, 25, 50, 75, 100].map { Choices.Option("\(name)-\($0)", "\($0) %") },
          chosen: 2
        ).nodes
      }
    ]
  }

  private static func hint(_ name: String, @NodeBuilder _ words: () -> [Node]) -> Node {
    Node("p", ["class": "hint \(name)-hint"], children: words)
  }
}
