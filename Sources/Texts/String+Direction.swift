extension String {
  /// Whether the text has Hebrew or Arabic letters.
  package var hasRightToLeft: Bool { unicodeScalars.contains(where: \.isRightToLeft) }

  /// The text without the marks that isolate its direction from what is around it.
  package var withoutIsolates: String {
    String(unicodeScalars.filter { !("\u{2066}"..."\u{2069}").contains($0) })
  }

  /// The parts of a sentence in the order in which they are read: names from right to left, each
  /// alone, and what is between them.
  ///
  /// A name ends where a letter from left to right follows, or what separates names: a quote, a
  /// comma, a semicolon or an arrow.
  package var directedParts: [(text: String, isRightToLeft: Bool)] {
    guard hasRightToLeft else { return isEmpty ? [] : [(self, false)] }
    let scalars = Array(unicodeScalars)
    var names: [Range<Int>] = []
    var isOpen = false
    for (index, scalar) in scalars.enumerated() {
      if scalar.isRightToLeft {
        let start = isOpen ? names.removeLast().lowerBound : index
        names.append(start..<index + 1)
        isOpen = true
      } else if scalar.endsName {
        isOpen = false
      }
    }
    let text = { (range: Range<Int>) in
      var part = String.UnicodeScalarView()
      part.append(contentsOf: scalars[range])
      return String(part)
    }
    var parts: [(text: String, isRightToLeft: Bool)] = []
    var end = 0
    for name in names {
      if end < name.lowerBound { parts.append((text(end..<name.lowerBound), false)) }
      parts.append((text(name), true))
      end = name.upperBound
    }
    return parts + (end < scalars.count ? [(text(end..<scalars.count), false)] : [])
  }
}

extension Unicode.Scalar {
  /// Whether the character is of Hebrew, Arabic or a writing like them.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: true
    default: false
    }
  }

  /// Whether a name from right to left cannot go on after the character.
  fileprivate var endsName: Bool {
    properties.isAlphabetic || "'\"“”‘’,;>→\n".unicodeScalars.contains(self)
  }
}
