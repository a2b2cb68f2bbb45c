/// The colours of the map for readers that do not apply the style sheet. They are those of its light
/// scheme; `flow.css` gives them to the same parts by class.
enum MapColors {
  /// Edges, lines and arrow heads.
  static let edge = "#7f8b9a"
  /// The inside of boxes.
  static let panel = "#ffffff"
  /// The box of the start.
  static let accent = "#1f57c8"
  /// The place of a picture that is not there.
  static let blank = "#f1f3f6"
}
