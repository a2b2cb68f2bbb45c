/// A box of a screen, or of the menu, on any device.
struct BoxPlace: Hashable {
  /// The key of the screen; nil for the menu, and where it is not known.
  let screen: String?
  let key: String

  /// Returns the key of the component that the box is in; empty for bars and other parts of the
  /// frame.
  func component(_ kind: String) -> String {
    guard Self.parts.contains(kind) else { return "" }
    return String(key.prefix { $0 != "/" && $0 != "#" })
  }

  /// The kinds of boxes that components draw.
  private static let parts: Set<String> = ["section", "header", "footer", "cell", "strip"]
}
