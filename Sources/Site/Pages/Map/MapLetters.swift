import Wireframe

/// The widths of texts on maps, which browsers draw in a font of the reader's system: the widest of
/// Liberation Sans, which is as wide as Arial and Helvetica, DejaVu Sans and Noto Sans. So a text
/// stays in its box in each of them.
extension Font {
  /// Returns the greatest width of a text.
  func widest(_ text: DrawableText) -> Double {
    let table = weight == .bold ? MapLetters.bold : MapLetters.regular
    var units = 0
    var others = ""
    for scalar in text.characters.unicodeScalars {
      if (MapLetters.first..<MapLetters.first + table.count).contains(Int(scalar.value)) {
        units += table[Int(scalar.value) - MapLetters.first]
      } else {
        others.unicodeScalars.append(scalar)
      }
    }
    return Double(units) * size / 1000 + width(of: DrawableText(others)) * MapLetters.otherSlack
  }

  /// Returns as much of a text as fits into a width in every font, with an ellipsis if that is not
  /// all of it.
  func fittedInAll(_ text: DrawableText, in width: Double) -> DrawableText {
    narrowed(to: width) { room in
      let cut = fitted(text, in: room)
      return (cut, widest(cut))
    }
  }

  /// Returns a text in lines that fit into a width in every font.
  func linesInAll(of text: DrawableText, in width: Double, atMost most: Int) -> [DrawableText] {
    narrowed(to: width) { room in
      let lines = lines(of: text, in: room, atMost: most)
      return (lines, lines.map(widest).max() ?? 0)
    }
  }

  /// Cuts something to a measured width that is small enough for the greatest width to fit.
  private func narrowed<Cut>(to width: Double, _ cut: (Double) -> (Cut, Double)) -> Cut {
    var room = width
    for _ in 0..<8 {
      let (result, wide) = cut(room)
      if wide <= width { return result }
      room *= min(0.98, width / wide)
    }
    return cut(width / MapLetters.worst).0
  }
}

/// The greatest widths of letters in thousandths of the size, from the space to the tilde.
private enum MapLetters {
  static let first = 32
  /// How much wider any letter is than measured, at most.
  static let worst = 2.2
  /// The same for letters outside of the table.
  static let otherSlack = 1.5

  static let regular = [
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 551, 838, 318, 361, 318, 372,
    636, 636, 636, 636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 556,
    1015, 684, 686, 722, 770, 667, 611, 778, 752, 339, 500, 667, 557, 907, 760, 787,
    667, 787, 722, 667, 611, 732, 684, 989, 685, 667, 685, 390, 372, 390, 838, 556,
    500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612,
    635, 635, 413, 521, 392, 634, 592, 818, 592, 592, 525, 636, 551, 636, 838,
  ]

  static let bold = [
    348, 456, 521, 838, 696, 1002, 872, 306, 457, 457, 545, 838, 380, 415, 380, 413,
    696, 696, 696, 696, 696, 696, 696, 696, 696, 696, 400, 400, 838, 838, 838, 611,
    1000, 774, 762, 734, 830, 683, 683, 821, 837, 389, 556, 775, 637, 995, 837, 850,
    733, 850, 770, 720, 682, 812, 774, 1103, 771, 724, 725, 457, 413, 457, 838, 556,
    500, 675, 716, 593, 716, 678, 435, 716, 712, 343, 343, 665, 343, 1042, 712, 687,
    716, 716, 493, 595, 478, 712, 652, 924, 645, 652, 582, 712, 551, 712, 838,
  ]
}
