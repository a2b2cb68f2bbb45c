extension Rule {
  /// Every rule about files, in the order that `riverbed explain` lists them. The lint rules are in
  /// AppLayout, where `Rule.all` has both.
  package static let ofFiles: [Rule] = [
    .jsonEmpty, .jsonTruncated, .jsonUnexpected, .jsonMissingComma, .jsonExtraContent, .jsonKey,
    .jsonMissingColon, .jsonLiteral, .jsonNumber, .jsonEscape, .jsonSurrogate, .jsonEncoding,
    .jsonControlCharacter, .jsonDepth, .jsonTrailingComma, .jsonByteOrderMark, .jsonDuplicateKey,
    .jsonTooLarge, .familyXML, .riversShape, .missingFile, .unreadableFile, .outsideFile,
    .inputLimit, .shadowedFile,
    .defaultApplied, .ignoredSetting,
    .badColor, .wrongType, .unknownKey, .tooManyElements, .androidFamily, .familyFile, .feedIndex,
    .hookIncomplete,
    .unknownPresentation, .unknownCategory, .unknownBarStyle, .unknownItemType, .unknownCapability,
    .pluginEntry, .customDevice, .tooManyButtons, .unknownCellStyle, .missingCollection,
    .unusedScreens,
    .unknownComponentType, .inexactIdentifier, .connectedWithoutParent, .connectedWithOwnSource,
    .connectedChildren, .missingDataSource, .missingSnapshot, .unknownFamily, .ignoredFamily,
    .noScreens, .noHome, .secondHome, .hookWithoutPlugin, .hookCycle, .missingID, .duplicateID,
    .unknownNavigationType, .sharedNavigationID, .noteWithoutPlace, .emptyNote,
    .unreachableScreen, .undrawnWay, .missingMenuPlugin, .unknownScene, .routeWord, .storyboardXML,
    .storyboardSystem, .storyboardInitial, .storyboardLaunchScreen, .unknownPlugin,
    .unknownTarget, .unknownScreenType, .uiTagOfScreen, .unusedPlugin,
    .settingWord, .unknownSourceType, .secondNavigation, .unknownSection,
    .acceptedCause,
    .unusableTheme, .themeName, .themeUnknownRole, .themeMissingRole, .themeColor, .themeMeasure,
    .themeContrast,
  ]
}
