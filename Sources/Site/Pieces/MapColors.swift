/// The colors of the map for readers that do not apply the stylesheet. They match its light
/// scheme; `map.css` sets them for the same parts by class.
enum MapColors {
  /// Edges, lines and arrow heads.
  static let edge = "#7f8b9a"
  /// The inside of boxes.
  static let panel = "#ffffff"
  /// The box of the start.
  static let accent = "#1f57c8"
  /// The placeholder for a picture.
  static let blank = "#f3f4f6"
}
