import Texts

extension Rule {
  /// The rules about JSON as such, whatever it says.
  package static let ofJSON: [Rule] = [
    .jsonEmpty, .jsonTruncated, .jsonUnexpected, .jsonMissingComma, .jsonExtraContent, .jsonKey,
    .jsonMissingColon, .jsonLiteral, .jsonNumber, .jsonEscape, .jsonSurrogate, .jsonEncoding,
    .jsonControlCharacter, .jsonDepth, .jsonTrailingComma, .jsonByteOrderMark, .jsonDuplicateKey,
    .jsonTooLarge,
  ]

  static let jsonEmpty = Rule(
    "json-empty",
    means: "The file is empty, or contains only white space.",
    matters: "The app gets nothing from an empty file, not even an empty list.",
    fix: "Export the file again. An empty list of screens is written [].")

  static let jsonTruncated = Rule(
    "json-truncated",
    means: "The file ends before its value does.",
    matters: "An interrupted download or upload leaves half a file, which the app cannot read.",
    fix: "Fetch the file again, or close the string, array or object that the message names.")

  static let jsonUnexpected = Rule(
    "json-unexpected",
    means: "Something that cannot begin a value was found where a value was expected.",
    matters: "The app's parser stops at the same place, and the app starts without its screens.",
    fix: "Write a value: an object, array, string in double quotes, number, true, false or null.")

  static let jsonMissingComma = Rule(
    "json-missing-comma",
    means: "Two members or elements follow each other without a comma, or a closing bracket is "
      + "the wrong kind.",
    matters: "The app's parser stops at the same place, and the app starts without its screens.",
    fix: "Put a comma between the two, or close the object with } and the array with ].")

  static let jsonExtraContent = Rule(
    "json-extra-content",
    means: "Something follows the end of the one value that a file may contain.",
    matters: "Usually an extra bracket closed the file early, so what follows is lost.",
    fix: "Remove what follows, or the bracket that closes too early.")

  static let jsonKey = Rule(
    "json-key",
    means: "A member of an object begins with something that is not a string in double quotes.",
    matters: "Keys without quotes, or in single quotes, are JavaScript and not JSON.",
    fix: "Put the key in double quotes.")

  static let jsonMissingColon = Rule(
    "json-missing-colon",
    means: "A key is not followed by a colon.",
    matters: "The app's parser stops at the same place, and the app starts without its screens.",
    fix: "Write \"key\": value.")

  static let jsonLiteral = Rule(
    "json-literal",
    means: "A word was found where only true, false and null are allowed.",
    matters: "The three words are spelled in lower case; every other word needs quotes.",
    fix: "Correct the spelling, or put the text in double quotes.")

  static let jsonNumber = Rule(
    "json-number",
    means: "A number is written in a way that JSON does not have: +1, 01, .5, 5., 0x1F, NaN.",
    matters: "Parsers interpret such numbers differently, and the app's parser rejects them.",
    fix: "Write the number in decimal digits, with a digit before and after the point.")

  static let jsonEscape = Rule(
    "json-escape",
    means: "A backslash in a string is followed by something that is not an escape.",
    matters: "The app's parser rejects the file.",
    fix:
      "Write \\\\ for a backslash; the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX.")

  static let jsonSurrogate = Rule(
    "json-surrogate",
    means: "An escape is half of a surrogate pair, and the other half does not follow.",
    matters: "Half a pair is not a character; it is left over when a text is cut inside an emoji.",
    fix: "Write both halves, as in \\ud83d\\ude00, or the character itself.")

  static let jsonEncoding = Rule(
    "json-encoding",
    means: "The bytes of the file are not UTF-8: they are UTF-16, Latin-1, cut inside a character, "
      + "or an overlong or surrogate form.",
    matters: "JSON is exchanged in UTF-8 only, and the app's parser rejects anything else.",
    fix: "Save the file as UTF-8.")

  static let jsonControlCharacter = Rule(
    "json-control-character",
    means: "A control character, such as a line break or NUL, is in a string without being "
      + "escaped.",
    matters: "JSON forbids it, and the app's parser rejects the file.",
    fix: "Write it as an escape, \\n or \\u0000; a missing quote at the line's end looks the same."
  )

  static let jsonDepth = Rule(
    "json-depth",
    means: "Objects and arrays are nested more than 512 levels deep.",
    matters: "No real app nests a tenth as deeply; such a file is damaged or hostile.",
    fix: "Look at the innermost values; a generator has probably run out of control.")

  static let jsonTrailingComma = Rule(
    "json-trailing-comma",
    means: "There is a comma before a closing bracket.",
    matters: "Some of the apps' parsers accept it and some do not; real files contain it.",
    fix: "Remove the comma.")

  static let jsonByteOrderMark = Rule(
    "json-bom",
    means: "The file begins with a byte order mark.",
    matters: "RFC 8259 forbids writing one, and some parsers reject it.",
    fix: "Save the file as UTF-8 without a byte order mark.")

  static let jsonDuplicateKey = Rule(
    "json-duplicate-key",
    means: "An object has two members with the same key; the last one wins.",
    matters: "The first value is lost silently, often after a merge of two branches.",
    fix: "Keep the member that is meant.")

  static let jsonTooLarge = Rule(
    "json-too-large",
    means: "The file is a gigabyte or larger.",
    matters: "No app could load it.",
    fix: "Check what wrote the file.")
}

extension Diagnostic {
  static func trailingComma(at location: Location) -> Diagnostic {
    Diagnostic(
      Message(
        .jsonTrailingComma, .warning, "there is a comma before the closing bracket",
        .action("remove it")),
      at: location)
  }

  static func byteOrderMark(at location: Location) -> Diagnostic {
    Diagnostic(
      Message(
        .jsonByteOrderMark, .warning, "the file begins with a byte order mark",
        .action("save it without one")),
      at: location)
  }

  static func duplicateKey(_ name: String, at location: Location) -> Diagnostic {
    let sentence: Diagnostic.Sentence =
      "the key '\(name: name)' is repeated here; the last value wins"
    return Diagnostic(Message(.jsonDuplicateKey, .warning, sentence), at: location)
  }

  static func tooLarge(in file: FileID) -> Diagnostic {
    Diagnostic(
      Message(.jsonTooLarge, .error, "the file is a gigabyte or larger").leavingUnread,
      at: Location(file: file, offset: 0))
  }
}
