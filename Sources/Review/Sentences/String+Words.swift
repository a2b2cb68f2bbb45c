import AppModel

extension String {
  /// Whether an id was made by a machine: it consists only of digits, or of hexadecimal digits and
  /// hyphens.
  var isForMachines: Bool {
    let digits = utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "~") }
    guard digits.contains(where: \.isDigit) else {
      return false
    }
    let isHexadecimal = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    return isHexadecimal && digits.count >= 20
      || digits.allSatisfy(\.isDigit)
  }

  /// Whether a word of the files, as people say it, is of several things: `tabs`, but not
  /// `list of tabs`.
  var isPluralNoun: Bool {
    let words = split(separator: " ")
    let end = words.firstIndex { ["of", "in", "on", "for"].contains($0) } ?? words.count
    guard let noun = words[..<end].last else { return false }
    return noun.hasSuffix("s") && !noun.hasSuffix("ss") && !noun.hasSuffix("us")
  }

  /// A word of the files as people say it: `horizontal_list` is a horizontal list.
  var spoken: String {
    split(whereSeparator: { "_-".contains($0) }).joined(separator: " ").quotable
  }
}
