package import AppLayout
package import AppModel

/// The names of a screen's pictures on a device, which files, ids and keys share.
package enum PictureName {
  /// The whole content.
  package static let full = "full"

  private static let entrance = "entrance-"

  /// Returns the name of the picture with some bars.
  package static func bars(_ placement: Placement, _ statusBar: StatusBar) -> String {
    "\(placement.rawValue).\(statusBar.rawValue)"
  }

  /// Returns the name of the picture with another entrance.
  package static func entrance(_ entrance: Entrance) -> String {
    Self.entrance + entrance.rawValue
  }

  /// Returns the entrance that a name is of; nil if it is another picture's.
  package static func entrance(named name: String) -> Entrance? {
    guard name.hasPrefix(entrance) else { return nil }
    return Entrance(rawValue: String(name.dropFirst(entrance.count)))
  }
}
