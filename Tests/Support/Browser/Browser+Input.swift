extension Browser {
  /// Presses and releases a key.
  package mutating func press(_ key: Key) throws {
    // Only a key that writes something follows a link.
    let text = key == .enter ? "\r" : ""
    for type in [key == .enter ? "keyDown" : "rawKeyDown", "keyUp"] {
      try command(
        "Input.dispatchKeyEvent",
        [
          "type": .text(type), "key": .text(key.rawValue), "code": .text(key.rawValue),
          "windowsVirtualKeyCode": .number(key.number), "text": .text(text),
        ])
    }
  }

  /// A key that moves the focus, or a shortcut of pages.
  package enum Key: String, Sendable {
    case tab = "Tab"
    case escape = "Escape"
    case enter = "Enter"
    case left = "ArrowLeft"
    case right = "ArrowRight"
    case up = "ArrowUp"
    case down = "ArrowDown"
    case two = "2"
    case b, j, k, m, n, p, t, x

    fileprivate var number: Double {
      switch self {
      case .tab: 9
      case .enter: 13
      case .escape: 27
      case .left: 37
      case .up: 38
      case .right: 39
      case .down: 40
      case .two: 50
      case .b: 66
      case .j: 74
      case .k: 75
      case .m: 77
      case .n: 78
      case .p: 80
      case .t: 84
      case .x: 88
      }
    }
  }

  /// Does something that leads to another page, and waits until that has loaded.
  package mutating func follow(_ lead: (inout Browser) throws -> Void) throws {
    struct Moment: Decodable {
      let name: String
    }
    events = []
    try lead(&self)
    try wait { event -> Void? in
      guard event.method == "Page.lifecycleEvent" else { return nil }
      return try event.parameters(Moment.self).name == "load" ? () : nil
    }
  }

  /// Moves the pointer to a point in the window.
  package mutating func point(x: Double, y: Double) throws {
    try command(
      "Input.dispatchMouseEvent",
      ["type": "mouseMoved", "x": .number(x), "y": .number(y)])
  }

  /// Clicks at a point in the window.
  package mutating func click(x: Double, y: Double) throws {
    do {
      try press(x: x, y: y, movingBy: 0)
    } catch let failure as BrowserFailure where failure.isFromLeavingPage {}
  }

  /// Presses the button of the pointer at a point in the window, moves it to the right, and releases
  /// it there.
  package mutating func press(x: Double, y: Double, movingBy distance: Double) throws {
    let end = x + distance
    let moves = distance == 0 ? [] : [("mouseMoved", (x + end) / 2), ("mouseMoved", end)]
    let events = [("mousePressed", x)] + moves + [("mouseReleased", end)]
    for (type, x) in events {
      try command(
        "Input.dispatchMouseEvent",
        [
          "type": .text(type), "x": .number(x), "y": .number(y), "button": "left", "buttons": 1,
          "clickCount": 1,
        ])
    }
  }

  /// Presses the button of the pointer at a point in the window.
  package mutating func hold(x: Double, y: Double) throws {
    try command(
      "Input.dispatchMouseEvent",
      [
        "type": "mousePressed", "x": .number(x), "y": .number(y), "button": "left", "buttons": 1,
        "clickCount": 1,
      ])
  }

  /// Releases the button of the pointer at a point in the window.
  package mutating func letGo(x: Double, y: Double) throws {
    try command(
      "Input.dispatchMouseEvent",
      [
        "type": "mouseReleased", "x": .number(x), "y": .number(y), "button": "left", "buttons": 0,
        "clickCount": 1,
      ])
  }

  /// Swipes with a finger around a point in the window, to the right and down or against that.
  package mutating func swipe(
    x: Double, y: Double, by right: Double, down: Double = 0
  ) throws {
    try command("Emulation.setTouchEmulationEnabled", ["enabled": true])
    let count = 10
    for step in 0...count {
      let part = Double(step) / Double(count) - 0.5
      try command(
        "Input.dispatchTouchEvent",
        [
          "type": step == 0 ? "touchStart" : "touchMove",
          "touchPoints": [["x": .number(x + right * part), "y": .number(y + down * part)]],
        ])
    }
    try command("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": []])
  }
}
