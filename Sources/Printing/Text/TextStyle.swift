/// The colors of text on a terminal, or none.
struct TextStyle: Hashable {
  let isColored: Bool

  /// A way to show a text, by its code in terminal escape sequences.
  enum Look: String {
    case bold = "1"
    case faint = "2"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;34"
  }

  func callAsFunction(_ look: Look, _ text: ShownText) -> ShownText {
    isColored ? "\u{1B}[\(ShownText(trusted: look.rawValue))m\(text)\u{1B}[0m" : text
  }
}
