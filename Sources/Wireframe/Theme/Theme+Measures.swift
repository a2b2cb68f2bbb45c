import AppModel

extension Theme.Corners {
  /// Reads the corners; nil if one is missing.
  init?(_ reader: inout ObjectReader) {
    let keys: [StaticString] = ["cell", "image", "textBar", "panel"]
    guard let radii = reader.measures(keys, within: 0...32, of: "corners") else { return nil }
    self.init(cell: radii[0], image: radii[1], textBar: radii[2], panel: radii[3])
  }
}

extension Theme.Strokes {
  /// Reads the strokes; nil if one is missing.
  init?(_ reader: inout ObjectReader) {
    let keys: [StaticString] = ["hairline", "outline", "icon"]
    guard let widths = reader.measures(keys, within: 0.25...4, of: "strokes") else { return nil }
    self.init(hairline: widths[0], outline: widths[1], icon: widths[2])
  }
}

extension ObjectReader {
  /// Returns the numbers under all of these keys; nil if one is missing, not a number, or beyond
  /// the limits.
  fileprivate mutating func measures(
    _ keys: [StaticString], within limits: ClosedRange<Double>, of part: String
  ) -> [Double]? {
    let places = Dictionary(
      entries.filter { !$0.value.isNull }.map { ($0.name.value, $0.value.location) },
      uniquingKeysWith: { $1 })
    var absent: [String] = []
    let numbers = keys.compactMap { key -> Double? in
      guard let place = places["\(key)"] else {
        absent.append("\(key)")
        return nil
      }
      guard let number = number(key) else { return nil }
      if !limits.contains(number) { report(.beyond("\(key)", number, limits), at: place) }
      return limits.contains(number) ? number : nil
    }
    if !absent.isEmpty {
      report(.missing(absent, from: part))
      for key in keys { knows(key) }
    }
    return numbers.count == keys.count ? numbers : nil
  }
}

extension Diagnostic.Message {
  fileprivate static func beyond(
    _ key: String, _ number: Double, _ limits: ClosedRange<Double>
  ) -> Self {
    Self(
      .themeMeasure, .error,
      "'\(key)' is \(short(number)), not between \(short(limits.lowerBound)) and "
        + "\(short(limits.upperBound))")
  }

  private static func short(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? "\(number)"
  }
}
