/// Finds the end of a JSON value, byte by byte, in a text that is known to be valid.
struct JSONValueScanner {
  private var depth = 0
  private var state = State.before

  private enum State {
    case before, inside, string, escape, scalar, finished
  }

  /// Whether the last byte ended the value.
  var isFinished: Bool { state == .finished }

  /// Takes the next byte if it belongs to the value, and returns whether it does.
  mutating func takes(_ byte: UInt8) -> Bool {
    switch state {
    case .finished: return false
    case .escape: state = .string
    case .string: takeInString(byte)
    case .scalar: return !Self.endsScalar(byte)
    case .before, .inside: takeOutside(byte)
    }
    return true
  }

  private mutating func takeInString(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\\"): state = .escape
    case UInt8(ascii: "\""): state = depth > 0 ? .inside : .finished
    default: break
    }
  }

  private mutating func takeOutside(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): state = .string
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      state = .inside
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if depth <= 0 { state = .finished }
    default: if state == .before { state = .scalar }
    }
  }

  /// Whether a byte ends a number or a literal.
  private static func endsScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: " "),
      UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      true
    default: false
    }
  }
}
