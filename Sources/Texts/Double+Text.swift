extension Double {
  /// The shortest decimal text that reads back as the same number, without an exponent and without
  /// a minus sign for zero; nil if the number is not finite.
  ///
  ///     97.66666666666667, 44, -0.5, 0
  package var exactText: String? {
    guard isFinite else { return nil }
    guard self != 0 else { return "0" }
    if let whole = Int64(exactly: self), whole.magnitude < Self.wholeLimit { return String(whole) }
    return (self < 0 ? "-" : "") + Self.withoutExponent(magnitude.description)
  }

  /// The number as people read it: at most three decimals, halves away from zero, no exponent.
  ///
  ///     97.667, 44, -0.5, 0
  package var shortText: String {
    var text = ""
    withShortText { text = String(decoding: $0, as: UTF8.self) }
    return text
  }

  /// Calls a closure with the bytes of the short text, for which nothing is allocated.
  package func withShortText(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let thousandths = (magnitude * 1000).rounded()
    guard thousandths < Double(Self.wholeLimit) else {
      return Array((exactText ?? "\(self)").utf8).withUnsafeBufferPointer(body)
    }
    let (whole, rest) = UInt64(thousandths).quotientAndRemainder(dividingBy: 1000)
    let isNegative = self < 0 && thousandths > 0
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longestShortText) {
      let start = Self.write(whole, rest, isNegative: isNegative, to: $0)
      body(UnsafeBufferPointer(rebasing: $0[start...]))
    }
  }

  /// The number with one decimal at most, as pictures on pages show it; words have three.
  package var tenths: String { inTenths.shortText }

  /// The number rounded to one decimal.
  package var inTenths: Double { (self * 10).rounded() / 10 }

  /// The number rounded to a whole one, with separators for thousands, such as `1,236`.
  package var groupedText: String {
    magnitude < 1e15 ? Int(rounded()).grouped : shortText
  }

  /// A minus sign, the sixteen digits of the limit, a point and three decimals.
  private static let longestShortText = 21

  /// Writes the digits backward from the end, and returns where they start. Most of a drawing is
  /// numbers, so this must be fast.
  private static func write(
    _ whole: UInt64, _ thousandths: UInt64, isNegative: Bool,
    to bytes: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var start = bytes.count
    func put(_ byte: UInt8) {
      start -= 1
      bytes[start] = byte
    }
    func put(digit: UInt64) { put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)) }
    if thousandths > 0 {
      var rest = thousandths
      var places = 3
      while rest % 10 == 0 {
        rest /= 10
        places -= 1
      }
      for _ in 0..<places {
        put(digit: rest % 10)
        rest /= 10
      }
      put(UInt8(ascii: "."))
    }
    var rest = whole
    repeat {
      put(digit: rest % 10)
      rest /= 10
    } while rest > 0
    if isNegative { put(UInt8(ascii: "-")) }
    return start
  }

  /// Below this limit every whole number has an exact double.
  private static let wholeLimit: UInt64 = 1 << 53

  /// Converts a text with an exponent, such as `1.25e-07`, to plain decimals.
  private static func withoutExponent(_ text: String) -> String {
    let halves = text.split(separator: "e")
    let parts = halves[0].split(separator: ".")
    let whole = String(parts[0])
    let fraction = parts.count == 2 && parts[1] != "0" ? String(parts[1]) : ""
    let shift = halves.count == 2 ? Int(halves[1]) ?? 0 : 0
    let digits = whole + fraction
    let point = whole.utf8.count + shift
    if point <= 0 { return "0." + String(repeating: "0", count: -point) + digits }
    let missing = point - digits.utf8.count
    if missing >= 0 { return digits + String(repeating: "0", count: missing) }
    return digits.prefix(point) + "." + digits.dropFirst(point)
  }
}

extension Double {
  /// Reads a number in decimal digits, such as `-1.5` or `2e3`. Other spellings that Swift has for
  /// numbers, such as `0x10`, mean nothing to the apps.
  package init?(decimal text: some StringProtocol) {
    guard text.utf8.allSatisfy(Self.decimalCharacters.contains) else { return nil }
    self.init(text)
  }

  private static let decimalCharacters = Array("0123456789+-.eE".utf8)
}
