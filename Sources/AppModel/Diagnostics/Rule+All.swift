extension Rule {
  /// Every rule there is, in the order in which `riverbed explain` lists them.
  package static let all: [Rule] = [
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
    .unreachableScreen, .missingMenuPlugin, .unknownScene, .routeWord, .unknownPlugin, .siteWord,
    .unknownTarget, .unknownScreenType, .unusedPlugin, .lintSize, .unknownDevice,
    .settingWord, .unknownSourceType, .secondNavigation, .unknownSection,
    .unusableTheme, .themeName, .themeUnknownRole, .themeMissingRole, .themeColor, .themeMeasure,
    .themeContrast,
  ]

  /// The rule with a code.
  package static func named(_ code: String) -> Rule? { all.first { $0.code == code } }
}
