import AppModel

extension Theme {
  /// Rules of a stylesheet that give inline drawings the colors of the theme, where drawings name
  /// their colors by classes.
  ///
  ///     .f3{fill:#161b21}.s3{stroke:#161b21}
  package var inkRules: String {
    Ink.allCases.reduce(into: "") { rules, ink in
      let color = self[ink]
      let hex = color.opaqueText
      let opacity = Double(color.alpha) / 255
      let (fill, stroke) =
        opacity == 1
        ? ("", "") : (";fill-opacity:\(opacity.shortText)", ";stroke-opacity:\(opacity.shortText)")
      rules += ".\(ink.fillClass){fill:\(hex)\(fill)}.\(ink.strokeClass){stroke:\(hex)\(stroke)}"
    }
  }
}

extension Paint {
  /// The classes that name the colors of a fill and of a stroke; nil without colors.
  var classes: String? {
    var names: [String] = []
    if case .ink(let ink) = fill { names.append(ink.fillClass) }
    if case .ink(let ink) = stroke { names.append(ink.strokeClass) }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}

extension Ink {
  /// The class of what is filled with the color.
  package var fillClass: String { "f\(rawValue)" }

  /// The class of lines in the color.
  fileprivate var strokeClass: String { "s\(rawValue)" }
}
