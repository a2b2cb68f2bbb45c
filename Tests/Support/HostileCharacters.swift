/// The characters that no output may have: controls, separators of lines and all that format the text
/// around them, by what Unicode says of each.
package enum HostileCharacters {
  /// Every one of them but the two that join letters and emoji, which stay between those.
  package static let all: [Unicode.Scalar] = (0...0x10FFFF as ClosedRange<UInt32>)
    .compactMap(Unicode.Scalar.init)
    .filter { isHostile($0) && $0 != "\u{200C}" && $0 != "\u{200D}" }

  /// Texts that together have all of them but NUL, which is in no path: each short enough for the name
  /// of a file, with orders to the runners of workflows at its beginning and its end.
  package static let names: [String] = stride(from: 1, to: all.count, by: length).map { start in
    let scalars = all[start..<min(start + length, all.count)]
    return "\n::error::" + String(String.UnicodeScalarView(scalars)) + "##[error]"
  }

  private static let length = 48

  package static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
