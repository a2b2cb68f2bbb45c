import AppLayout
import AppModel

/// The one way in which numbers are written: at most three decimals, no exponent, no minus zero.
enum FixedPoint {
  /// Numbers beyond this are no coordinates of anything.
  private static let largest = 1e12

  static func text(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let thousandths = Int((min(max(number, -largest), largest) * 1000).rounded())
    guard thousandths != 0 else { return "0" }
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    var text = thousandths < 0 ? "-\(whole)" : "\(whole)"
    guard rest > 0 else { return text }
    var digits = String(rest)
    digits = String(repeating: "0", count: 3 - digits.utf8.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    text += "." + digits
    return text
  }
}
