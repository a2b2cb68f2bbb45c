import AppModel
import Disk

extension InputLimits {
  /// What a command line says about the reading of apps, whatever the command.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init(followsLinks: arguments.has(.followLinks))
    guard let word = arguments.value(of: .maxInput) else { return }
    guard let size = Self.size(word) else { throw .wrongSize(word, arguments.command) }
    total = size
  }

  /// The number of bytes that a word such as `512M` or `512 mb` means; nil where that many may not be
  /// read, or where the word is not a size.
  private static func size(_ word: String) -> Int? {
    let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
    var digits = word.uppercased()[...]
    if digits.last == "B" { digits.removeLast() }
    let unit = digits.last.flatMap { units[$0] }
    if unit != nil { digits.removeLast() }
    if digits.count < word.count, digits.last == " " { digits.removeLast() }
    guard digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let number = Int(digits)
    else { return nil }
    let (size, isTooLarge) = number.multipliedReportingOverflow(by: unit ?? 1)
    return !isTooLarge && (1...largestTotal).contains(size) ? size : nil
  }
}

extension Option {
  fileprivate static let followLinks = Option(
    name: "follow-links",
    summary: "Read what symbolic links and paths of themes lead to outside of the app's folder. "
      + "Only for apps that you trust: messages may quote what is read.")

  fileprivate static let maxInput = Option(
    name: "max-input", value: Value(placeholder: "SIZE"),
    summary: "How much all files of the app may have together, such as 512M or 1G; 256M without "
      + "it. It must be less than 4G, and a single file less than 1G.")

  /// What tells how an app is read.
  static let input: [Option] = [followLinks, maxInput]
}

extension UsageError {
  fileprivate static func wrongSize(_ word: String, _ command: Command) -> Self {
    Self(
      "'--max-input' is '\(word.quotable)'; expected a size from 1 byte to below 4G, such as 512M "
        + "or 1G", of: command)
  }
}
