import AppModel
import Disk
import Printing

extension InputLimits {
  /// Reads the options about reading apps, which several commands share.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init(followsLinks: arguments.has(.followLinks))
    guard let word = arguments.value(of: .maxInput) else { return }
    guard let size = Self.size(word) else { throw .wrongSize(word, arguments.command) }
    total = size
  }

  /// Returns the number of bytes that a word such as `512M` or `512 mb` means; nil where the word
  /// is not a size, or a size out of bounds.
  private static func size(_ word: String) -> Int? {
    let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
    var digits = word.uppercased()[...]
    if digits.last == "B" { digits.removeLast() }
    let unit = digits.last.flatMap { units[$0] }
    if unit != nil { digits.removeLast() }
    if digits.count < word.count, digits.last == " " { digits.removeLast() }
    guard digits.utf8.allSatisfy(\.isDigit),
      let number = Int(digits)
    else { return nil }
    let (size, isTooLarge) = number.multipliedReportingOverflow(by: unit ?? 1)
    return !isTooLarge && (1...largestTotal).contains(size) ? size : nil
  }
}

extension Option {
  fileprivate static let followLinks = Option(
    name: "follow-links",
    summary: "Follow symbolic links and theme paths that lead outside the app's folder. "
      + "Only for apps that you trust: messages may quote what is read.")

  fileprivate static let maxInput = Option(
    name: "max-input", value: Value(placeholder: "SIZE"),
    summary: "The most that all files of the app may add up to, such as 512M or 1G; the default "
      + "is 256M. It must be less than 4G, and a single file must be less than 1G.")

  /// The options about reading apps.
  static let input: [Option] = [repository, followLinks, maxInput]
}

extension UsageError {
  fileprivate static func wrongSize(_ word: String, _ command: Command) -> Self {
    Self(
      "'--max-input' is '\(word.quotable)'; expected a size from 1 byte to below 4G, such as 512M "
        + "or 1G", of: command)
  }
}
