package import AppLayout
package import AppModel
import Wireframe

/// What a picture shows: the screen, the device and the kind of picture. Pictures of two sites
/// belong together if their subjects are equal.
package struct PictureSubject: Hashable, Sendable {
  /// The screen's key; nil if it does not belong to a screen.
  package let screen: String?
  package let device: String
  package let orientation: Orientation
  package let theme: String
  package let kind: Kind

  /// The kinds of pictures that are compared.
  package enum Kind: Hashable, Sendable {
    case variant(Placement, StatusBar)
    /// Everything on a screen, including what must be scrolled to.
    case full
    /// The configured variant, entered in another way.
    case entrance(Entrance)
    /// The configured variant of each side, if they differ.
    case configured
    case menu
  }

  /// The placement of the bar in a variant's picture.
  package var placement: Placement? {
    if case .variant(let placement, _) = kind { placement } else { nil }
  }

  /// The status bar in a variant's picture.
  package var statusBar: StatusBar? {
    if case .variant(_, let statusBar) = kind { statusBar } else { nil }
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
