import Wireframe

/// The fonts of maps.
enum MapFonts {
  /// The heading of a part of a map.
  static let heading = Font(size: 13, .bold)
  /// The name of a box.
  static let name = Font(size: 13, .bold)
  /// The lines below the name.
  static let foot = Font(size: 11)
  /// The words on an arrow.
  static let label = Font(size: 11)
}
