extension Rule {
  /// Every rule there is, in the order in which `riverbed explain` lists them.
  package static let all: [Rule] = [
    .jsonEmpty, .jsonTruncated, .jsonUnexpected, .jsonMissingComma, .jsonMissingColon, .jsonKey,
    .jsonExtraContent, .jsonLiteral, .jsonNumber, .jsonEscape, .jsonSurrogate, .jsonEncoding,
    .jsonControlCharacter, .jsonDepth, .jsonTooLarge, .jsonTrailingComma, .jsonByteOrderMark,
    .jsonDuplicateKey, .wrongType, .unknownKey, .badColor, .missingFile, .unreadableFile,
  ]

  /// The rule with a code.
  package static func named(_ code: String) -> Rule? { all.first { $0.code == code } }
}
