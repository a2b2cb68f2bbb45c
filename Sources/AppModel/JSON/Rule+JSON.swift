extension Rule {
  static let jsonEmpty = Rule(
    "json-empty",
    means: "The file is empty, or holds nothing but space.",
    matters: "The app gets nothing from an empty file, not even an empty list.",
    fix: "Export the file again. An empty list of screens is written [].")

  static let jsonTruncated = Rule(
    "json-truncated",
    means: "The file ends before the value that it began does.",
    matters:
      "Half a file is what an interrupted download or upload leaves; the app cannot read it.",
    fix: "Fetch the file again, or close the string, array or object that is named.")

  static let jsonUnexpected = Rule(
    "json-unexpected",
    means: "A character stands where a value was expected.",
    matters: "The app's parser stops at the same place and the app starts without its screens.",
    fix: "Write a value: an object, array, string in double quotes, number, true, false or null.")

  static let jsonMissingComma = Rule(
    "json-missing-comma",
    means: "Two members or elements follow each other without a comma, or a bracket is of the "
      + "wrong kind.",
    matters: "The app's parser stops at the same place and the app starts without its screens.",
    fix: "Put a comma between the two, or close the object with } and the array with ].")

  static let jsonExtraContent = Rule(
    "json-extra-content",
    means: "Something follows the end of the one value that a file may hold.",
    matters: "Usually a bracket too many closed the file early, so what follows is lost.",
    fix: "Remove what follows, or the bracket that closes too early.")

  static let jsonKey = Rule(
    "json-key",
    means: "A member of an object begins with something that is no string in double quotes.",
    matters: "Keys without quotes, or in single quotes, are JavaScript and not JSON.",
    fix: "Put the key in double quotes.")

  static let jsonMissingColon = Rule(
    "json-missing-colon",
    means: "A key is not followed by a colon.",
    matters: "The app's parser stops at the same place and the app starts without its screens.",
    fix: "Write \"key\": value.")

  static let jsonLiteral = Rule(
    "json-literal",
    means: "A word stands where only true, false and null may stand.",
    matters: "The three words are spelled in lower case; every other word needs quotes.",
    fix: "Correct the spelling, or put the text in double quotes.")

  static let jsonNumber = Rule(
    "json-number",
    means: "A number is written in a way that JSON does not have: +1, 01, .5, 5., 0x1F, NaN.",
    matters: "Parsers differ in what they make of such numbers, and the app's refuses them.",
    fix: "Write the number in decimal digits, with a digit before and behind the point.")

  static let jsonEscape = Rule(
    "json-escape",
    means: "A backslash in a string is followed by something that is no escape.",
    matters: "The app's parser refuses the file.",
    fix:
      "Write \\\\ for a backslash; the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX.")

  static let jsonSurrogate = Rule(
    "json-surrogate",
    means: "An escape names half of a surrogate pair, and the other half does not follow.",
    matters: "Half a pair is no character; it is what cutting a text inside an emoji leaves.",
    fix: "Write both halves, as in \\ud83d\\ude00, or the character itself.")

  static let jsonEncoding = Rule(
    "json-encoding",
    means: "The bytes of the file are not UTF-8: they are UTF-16, Latin-1, cut inside a character, "
      + "or an overlong or surrogate form.",
    matters: "JSON is exchanged in UTF-8 only, and the app's parser refuses anything else.",
    fix: "Save the file as UTF-8.")

  static let jsonControlCharacter = Rule(
    "json-control-character",
    means: "A control character, such as a line break or NUL, stands unescaped in a string.",
    matters: "JSON forbids it, and the app's parser refuses the file.",
    fix: "Write it as an escape, \\n or \\u0000; a missing quote at the line's end looks the same."
  )

  static let jsonDepth = Rule(
    "json-depth",
    means: "Objects and arrays nest more deeply than 512 levels.",
    matters: "No real app nests a tenth as deeply; such a file is damaged or hostile.",
    fix: "Look at the innermost values: a generator has probably run away.")

  static let jsonTrailingComma = Rule(
    "json-trailing-comma",
    means: "A comma stands before a closing bracket.",
    matters: "Some of the apps' parsers accept it and some do not; real files have it.",
    fix: "Remove the comma.")

  static let jsonByteOrderMark = Rule(
    "json-bom",
    means: "The file begins with a byte order mark.",
    matters: "RFC 8259 forbids writing one, and some parsers refuse it.",
    fix: "Save the file as UTF-8 without a byte order mark.")

  static let jsonDuplicateKey = Rule(
    "json-duplicate-key",
    means: "An object has two members with the same key; the last one wins.",
    matters: "The first value is lost without a word, often after a merge of two branches.",
    fix: "Keep the one that is meant.")

  static let jsonTooLarge = Rule(
    "json-too-large",
    means: "The file has a gigabyte or more.",
    matters: "No app could load it.",
    fix: "Check what wrote the file.")
}

extension Diagnostic {
  static func trailingComma(at location: Location) -> Diagnostic {
    Diagnostic(
      Message(
        .jsonTrailingComma, .warning, "a comma stands before the closing bracket",
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
    let text = "the key '\(name.quotable)' stands here a second time; the last value wins"
    return Diagnostic(Message(.jsonDuplicateKey, .warning, text), at: location)
  }

  static func tooLarge(in file: FileID) -> Diagnostic {
    Diagnostic(
      Message(.jsonTooLarge, .error, "the file has a gigabyte or more"),
      at: Location(file: file, offset: 0))
  }
}
