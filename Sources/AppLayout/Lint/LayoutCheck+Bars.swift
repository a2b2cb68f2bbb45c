extension LayoutCheck {
  /// Checks that the items of a navigation bar fit into it, with room for its title.
  static let bars = ofVariants([.narrowBar]) { variant in
    guard let bar = variant.layout.navigationBar else { return [] }
    let buttons = [bar.context?.frame].compactMap(\.self) + bar.buttons.map(\.frame)
    guard bar.frame.hasRoom(for: buttons) else {
      return [
        LintFinding(
          .narrowBar, "the buttons of the navigation bar do not fit next to each other",
          at: variant.linted.barLocation)
      ]
    }
    guard let title = bar.title, title.frame.width <= 0 else { return [] }
    return [
      LintFinding(
        .narrowBar, "the buttons of the navigation bar leave no room for its title",
        at: variant.linted.barLocation)
    ]
  }
}

extension Rect {
  /// Whether boxes are inside this one from left to right and do not overlap.
  fileprivate func hasRoom(for boxes: [Rect]) -> Bool {
    let sorted = boxes.sorted { $0.x < $1.x }
    return sorted.allSatisfy { $0.x >= x && $0.maxX <= maxX }
      && !zip(sorted, sorted.dropFirst()).contains { $0.intersects($1) }
  }
}

extension Rule {
  package static let narrowBar = Rule(
    "lint-bar",
    means:
      "The buttons of a navigation bar do not fit next to each other or leave no room for its "
      + "title, the title shows less than half of its letters, or the logo is less than 24 points "
      + "wide.",
    matters: "A button covers another one, or people cannot read where they are.",
    fix: "Remove buttons from the bar, shorten or hide its title, or correct the window of the "
      + "device.")
}
