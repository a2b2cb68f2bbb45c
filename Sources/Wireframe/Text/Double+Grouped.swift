import AppModel

extension Double {
  /// The number rounded to a whole one, with separators for thousands, such as `1,236`.
  var groupedText: String {
    guard magnitude < 1e15 else { return shortText }
    var digits = Array(String(Int(magnitude.rounded())))
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: place)
      place -= 3
    }
    return (self <= -0.5 ? "-" : "") + String(digits)
  }
}
