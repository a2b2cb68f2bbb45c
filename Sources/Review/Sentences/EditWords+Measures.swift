import AppModel

/// What measures of families and styles are called.
extension EditWords {
  /// Returns what a value is called that is in another one, or one of several: `the accent color`.
  static func noun(_ keys: [String]) -> String {
    let nouns = keys.map(noun)
    return nouns.count == 2 && nouns[0].isPluralNoun
      ? "\(nouns[1]) \(nouns[0].dropLast())".quotable : nouns.joined(separator: " ").quotable
  }

  /// Returns what a layout attribute is called.
  static func noun(_ key: String) -> String {
    if let side = insetSide(key) { return "\(side) inset" }
    switch key {
    case "height_pixel": return "height"
    case "page_control_bar_height": return "height of the page dots"
    case "width_pixel", "w": return "width"
    case "divider", "@divider": return "line spacing"
    case "h": return "height"
    case "visible": return "visibility"
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
