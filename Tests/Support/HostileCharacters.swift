/// The characters that no output may have: control characters, line separators, and format
/// characters, by their Unicode properties.
package enum HostileCharacters {
  /// All of them except for the two that join letters and emoji, which are allowed between those.
  package static let all: [Unicode.Scalar] = (0...0x10FFFF as ClosedRange<UInt32>)
    .compactMap(Unicode.Scalar.init)
    .filter { isHostile($0) && $0 != "\u{200C}" && $0 != "\u{200D}" }

  /// Texts that together contain all of them except for NUL, which cannot be in a path. Each is
  /// short enough for the name of a file, and begins and ends with commands to workflow runners.
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
