extension Rule {
  /// Every rule about files, in the order that `riverbed explain` lists them. The rules of layout
  /// are in AppLayout, where `Rule.all` has both.
  package static let ofFiles: [Rule] = each(of: ofReadingAndChecks + AppCheck.all.map(\.rules))

  /// The rules of reading, and of the checks that have a place among them; other checks come last.
  private static let ofReadingAndChecks: [[Rule]] = [
    ofJSON, [.familyXML, .riversShape], ofUnreadFiles, ofDefaults,
    [.badColor, .wrongType, .unknownKey, .tooManyElements],
    [.androidFamily, .familyFile, .feedIndex, .hookIncomplete],
    [.unknownPresentation, .unknownCategory, .unknownBarStyle, .unknownItemType],
    [.unknownCapability, .pluginEntry, .customDevice],
    AppCheck.barButtons.rules, AppCheck.cellStyles.rules, AppCheck.collections.rules,
    AppCheck.componentTypes.rules, AppCheck.connectedScreens.rules, AppCheck.unsentScreens.rules,
    AppCheck.dataSources.rules,
    AppCheck.families.rules, AppCheck.homes.rules, AppCheck.hooks.rules, AppCheck.ids.rules,
    AppCheck.navigationBarPlugin.rules, AppCheck.unusedBarPlugins.rules,
    AppCheck.navigationIdentity.rules,
    AppCheck.notes.rules, [.emptyNote, .settledProblem], [.unusableJourney],
    AppCheck.journeys.rules, AppCheck.formerAddresses.rules,
    AppCheck.reachability.rules, AppCheck.undrawnWays.rules, AppCheck.rootPlugin.rules,
    AppCheck.scenes.rules, AppCheck.initialScenes.rules, [.routeWord], ofStoryboards,
    [.storyboardTranslation],
    AppCheck.screenPlugins.rules, AppCheck.targets.rules, AppCheck.unusedPlugins.rules,
    [.settingWord, .unknownSourceType], AppCheck.secondNavigations.rules,
    [.unknownSection, .acceptedCause], ofThemes,
  ]

  /// Returns the rules of lists one after another. A rule that is in several is at its first place.
  package static func each(of lists: [[Rule]]) -> [Rule] {
    Array(lists.joined()).firstOfEach(\.self)
  }
}
