extension String {
  /// Whether an id was made by a machine: it consists only of digits, or of hexadecimal digits and
  /// hyphens.
  package var isForMachines: Bool {
    let digits = utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "~") }
    guard digits.contains(where: \.isDigit) else {
      return false
    }
    let isHexadecimal = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    return isHexadecimal && digits.count >= 20
      || digits.allSatisfy(\.isDigit)
  }
}
