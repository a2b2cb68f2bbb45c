package import AppLayout
package import AppModel
import Wireframe

/// What a picture shows: which screen on what, and which of its pictures. Pictures of two sites
/// belong together where their subjects are equal.
package struct PictureSubject: Hashable, Sendable {
  /// The screen's key; nil for what belongs to no screen.
  package let screen: String?
  package let device: String
  package let orientation: Orientation
  package let theme: String
  package let kind: Kind

  /// The kinds of pictures that are compared.
  package enum Kind: Hashable, Sendable {
    case variant(Placement, StatusBar)
    /// All that a screen has, however far one must scroll.
    case full
    /// The configured variant as it is entered another way.
    case entrance(Entrance)
    /// What each side is configured to show, where that differs.
    case configured
    case menu
  }

  /// The key of the picture; a variant's ends with how the screen was entered.
  ///
  ///     home/iphone-se-1/portrait/paper/on_top.merged/root
  func key(entrance: Entrance?) -> String {
    let place = [screen.map(\.segment) ?? "menu", device, orientation.rawValue, theme.segment]
    let last: [String] =
      switch kind {
      case .variant(let placement, let statusBar):
        ["\(placement.rawValue).\(statusBar.rawValue)", entrance?.rawValue ?? "root"]
      case .full: ["full"]
      case .entrance(let entrance): ["entrance-\(entrance.rawValue)"]
      case .configured: ["configured"]
      case .menu: []
      }
    return (place + last).joined(separator: "/")
  }
}

extension PictureSubject.Kind: Comparable {
  /// Variants first, in the order of their bars, then the others.
  package static func < (left: Self, right: Self) -> Bool {
    left.rank.lexicographicallyPrecedes(right.rank)
  }

  private var rank: [Int] {
    switch self {
    case .variant(let placement, let statusBar):
      [
        0, Placement.allCases.firstIndex(of: placement) ?? 0,
        StatusBar.allCases.firstIndex(of: statusBar) ?? 0,
      ]
    case .full: [1]
    case .entrance(let entrance): [2, Entrance.allCases.firstIndex(of: entrance) ?? 0]
    case .configured: [3]
    case .menu: [4]
    }
  }
}
