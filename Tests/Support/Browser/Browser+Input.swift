extension Browser {
  /// Presses and releases a key.
  package mutating func press(_ key: Key) throws {
    for type in ["rawKeyDown", "keyUp"] {
      try command(
        "Input.dispatchKeyEvent",
        [
          "type": .text(type), "key": .text(key.rawValue), "code": .text(key.rawValue),
          "windowsVirtualKeyCode": .number(key.number),
        ])
    }
  }

  /// A key that moves the focus.
  package enum Key: String, Sendable {
    case tab = "Tab"

    fileprivate var number: Double {
      switch self {
      case .tab: 9
      }
    }
  }

  /// Clicks at a point in the window.
  package mutating func click(x: Double, y: Double) throws {
    for type in ["mousePressed", "mouseReleased"] {
      try command(
        "Input.dispatchMouseEvent",
        [
          "type": .text(type), "x": .number(x), "y": .number(y), "button": "left",
          "clickCount": 1,
        ])
    }
  }
}
