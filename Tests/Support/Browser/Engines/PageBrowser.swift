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
  /// Returns a picture of the window as PNG.
  mutating func screenshot() throws -> [UInt8]
}

extension Browser: PageBrowser {
  package mutating func show(_ address: String) throws { _ = try open(address) }
}
