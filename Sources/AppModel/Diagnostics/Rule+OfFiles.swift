extension Rule {
  /// Every rule about files, in the order that `riverbed explain` lists them. The layout rules
  /// are in AppLayout, where `Rule.all` has both.
  package static let ofFiles: [Rule] = [
    .jsonEmpty, .jsonTruncated, .jsonUnexpected, .jsonMissingComma, .jsonExtraContent, .jsonKey,
    .jsonMissingColon, .jsonLiteral, .jsonNumber, .jsonEscape, .jsonSurrogate, .jsonEncoding,
    .jsonControlCharacter, .jsonDepth, .jsonTrailingComma, .jsonByteOrderMark, .jsonDuplicateKey,
    .jsonTooLarge, .familyXML, .riversShape, .missingFile, .unreadableFile, .outsideFile,
    .inputLimit, .shadowedFile,
    .defaultApplied,
    .badColor, .wrongType, .unknownKey, .tooManyElements, .androidFamily, .familyFile, .feedIndex,
    .hookIncomplete,
    .unknownPresentation, .unknownCategory, .unknownBarStyle, .unknownItemType, .unknownCapability,
    .pluginEntry, .ownDevice, .tooManyButtons, .unknownCellStyle, .missingCollection,
    .unusedScreens,
    .unknownComponentType, .inexactIdentifier, .connectedWithoutParent, .connectedWithOwnSource,
    .connectedChildren, .missingDataSource, .missingSnapshot, .unknownFamily, .ignoredFamily,
    .noScreens, .noHome, .secondHome, .hookWithoutPlugin, .hookCycle, .missingID, .duplicateID,
    .unknownNavigationType, .sharedNavigationID, .noteWithoutPlace, .emptyNote,
    .unreachableScreen, .missingMenuPlugin, .unknownScene, .routeWord, .storyboardXML,
    .storyboardSystem, .storyboardInitial, .storyboardLaunchScreen, .unknownPlugin, .siteWord,
    .unknownTarget, .unknownScreenType, .unusedPlugin,
    .settingWord, .unknownSourceType, .secondNavigation, .unknownSection,
    .unusableTheme, .themeName, .themeUnknownRole, .themeMissingRole, .themeColor, .themeMeasure,
    .themeContrast,
  ]

  /// The codes of the layout rules, which `riverbed.json` may name like all others.
  package static let codesOfLayout = [
    "unknown-device", "lint-size", "lint-bar", "lint-tabs",
    "route-source", "route-container", "route-initial", "route-no-controller",
    "route-view-removed", "route-superview", "route-view-in-window", "route-without-router",
    "route-view-by-hand", "scene-containers", "scene-circle", "scene-presents-itself",
    "scene-unwind", "scene-covered", "scene-popover-anchor",
  ]
}
