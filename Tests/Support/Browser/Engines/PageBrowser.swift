/// A browser of any engine and the one page that it shows.
package protocol PageBrowser: ~Copyable {
  /// Opens a page and waits until it has loaded.
  mutating func show(_ address: String) throws
  /// Gives the page a window of a size in CSS pixels, or of the smallest one that is wider.
  mutating func setWindow(width: Int, height: Int) throws
  /// Returns the value of a JavaScript expression in the page, and awaits it where it is a promise.
  mutating func evaluate<Value: Decodable>(
    _ expression: String, as type: Value.Type
  ) throws -> Value
  /// Clicks at a point in the window.
  mutating func click(x: Double, y: Double) throws
  /// Returns a picture of the window as PNG.
  mutating func screenshot() throws -> [UInt8]
}

extension Browser: PageBrowser {
  package mutating func show(_ address: String) throws { _ = try open(address) }
}

/// What a pointer does, as WebDriver has it.
enum PointerAction {
  /// Returns a click at a point in the window.
  static func click(x: Double, y: Double) -> BrowserParameter {
    [
      "type": "pointer", "id": "mouse",
      "actions": [
        [
          "type": "pointerMove", "x": .number(x.rounded()), "y": .number(y.rounded()),
          "duration": 0,
        ],
        ["type": "pointerDown", "button": 0], ["type": "pointerUp", "button": 0],
      ],
    ]
  }
}
