extension LayoutCheck {
  /// Checks that screens that cover others have a button that goes back. A remote has one itself.
  static let waysBack = ofAnyWidth([.noWayBack]) { variant in
    let screen = variant.screen
    guard variant.layout.isConfigured, variant.layout.navigationBar == nil,
      variant.deviceClass != .tv,
      // Nothing leads to a screen without an opener, and so no one has to go back.
      variant.layout.approach.opener != nil
    else { return [] }
    let entrances = variant.app.entrances(of: screen).filter { $0 != .root }
    guard !entrances.isEmpty else { return [] }
    let ways = entrances.map(\.words).joined(separator: " or ")
    let button = entrances.contains(.pushed) ? "Back" : "Close"
    guard screen.kind.isPlugin else {
      return [
        LintFinding(
          .noWayBack, "the screen opens \(ways), and its bar is hidden: there is no \(button)",
          at: screen.location)
      ]
    }
    return [
      LintFinding(
        .noWayBack, .note,
        "the screen opens \(ways), and its bar is hidden: the plugin has to draw \(button)",
        at: screen.location)
    ]
  }
}

extension Rule {
  fileprivate static let noWayBack = Rule(
    "lint-no-way-back",
    means: "A screen opens over another one, and it shows neither Back nor Close, because its bar "
      + "is hidden. For the screen of a plugin, which may draw a button itself, it is only "
      + "pointed out.",
    matters: "People who do not know the gesture are stuck.",
    fix: "Show the bar of the screen, on top or as an overlay.")
}
