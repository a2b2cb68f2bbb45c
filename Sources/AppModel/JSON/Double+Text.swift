extension Double {
  /// The shortest decimal text that reads back as this very number, without an exponent and without
  /// a minus before zero; nil where the number is not finite.
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
    let thousandths = (magnitude * 1000).rounded()
    guard thousandths < Double(Self.wholeLimit) else { return exactText ?? "\(self)" }
    let (whole, rest) = UInt64(thousandths).quotientAndRemainder(dividingBy: 1000)
    guard whole > 0 || rest > 0 else { return "0" }
    let digits = String(rest + 1000).dropFirst()
    let decimals = rest == 0 ? "" : "." + digits.trimmingZeros
    return (self < 0 ? "-" : "") + String(whole) + decimals
  }

  /// Up to here every whole number is a double of its own.
  private static let wholeLimit: UInt64 = 1 << 53

  /// Writes out what the exponent of a text such as `1.25e-07` says about its point.
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

extension Substring {
  /// The text without the zeros at its end.
  fileprivate var trimmingZeros: Substring {
    var rest = self
    while rest.last == "0" { rest.removeLast() }
    return rest
  }
}
