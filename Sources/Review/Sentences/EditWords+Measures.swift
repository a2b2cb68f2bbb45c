import AppModel

/// What measures of families and styles are called.
extension EditWords {
  /// Returns what a layout attribute is called.
  static func noun(_ key: String) -> String {
    if let side = insetSide(key) { return "\(side) inset" }
    switch key {
    case "height_pixel": return "height"
    case "width_pixel", "w": return "width"
    case "h": return "height"
    case "t", "b", "l", "r": return ["t": "top", "b": "bottom", "l": "left"][key] ?? "right"
    default:
      let words = key.wordsApart.spoken.split(separator: " ")
      guard words.contains("inset"), let side = words.last, sides.contains(side) else {
        return words.joined(separator: " ")
      }
      return ([side] + words.dropLast()).joined(separator: " ")
    }
  }

  /// Returns the side of an inset that is only one of a side; nil for any other attribute.
  static func insetSide(_ key: String) -> String? {
    let words = key.wordsApart.spoken.split(separator: " ")
    return words.count == 2 && words[0] == "inset" && sides.contains(words[1])
      ? String(words[1]) : nil
  }

  private static let sides: Set<Substring> = ["top", "bottom", "left", "right"]
}
