import Markup

/// A part of a prototype that does something where it is, and opens nothing.
package enum PlayedControl: String, Hashable, Sendable {
  /// What is on or off: a switch, and the button of a player.
  case toggle
  /// A field, which shows that someone would write in it.
  case field
  /// A row or a button that only shows that it was tapped.
  case idle

  /// Returns the part, given what it draws; its area is the last child. Drawings in a page may not
  /// have the attributes of ARIA.
  func node(named name: String, around content: [Node]) -> Node {
    Node(
      "g", ["class": rawValue, "role": "button", "tabindex": "0"],
      [Node("title", [:], [.text(name)])] + content)
  }
}
