extension Double {
  /// Reads a number in decimal digits, such as `-1.5` or `2e3`. Other spellings that Swift has for
  /// numbers, such as `0x10`, mean nothing to the apps.
  init?(decimal text: some StringProtocol) {
    guard text.utf8.allSatisfy(Self.decimalCharacters.contains) else { return nil }
    self.init(text)
  }

  private static let decimalCharacters = Array("0123456789+-.eE".utf8)
}
