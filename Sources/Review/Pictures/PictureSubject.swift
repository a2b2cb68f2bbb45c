package import AppLayout
package import AppModel
import SiteFiles
import Wireframe

/// What a picture shows: the screen, the device and the kind of picture. Pictures of two apps or
/// sites belong together if their subjects are equal. Anything that is not known is nil; for a
/// picture in a folder that may be everything but its path.
package struct PictureSubject: Hashable, Sendable {
  /// The screen's key; nil if it does not belong to a screen.
  package let screen: String?
  package let device: String?
  package let orientation: Orientation?
  package let theme: String?
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
    /// Another picture of a folder, by its path without its ending.
    case other(String)
  }

  /// The placement of the bar in a variant's picture.
  package var placement: Placement? {
    if case .variant(let placement, _) = kind { placement } else { nil }
  }

  /// The status bar in a variant's picture.
  package var statusBar: StatusBar? {
    if case .variant(_, let statusBar) = kind { statusBar } else { nil }
  }

  /// Returns the key of the picture; a variant's ends with how the screen was entered.
  ///
  ///     home/iphone-se-1/portrait/paper/on_top.merged/root
  func key(entrance: Entrance?) -> String {
    let place = [
      screen.map(\.segment) ?? "menu", device, orientation?.rawValue, theme?.segment,
    ].compactMap(\.self)
    let last: [String]
    switch kind {
    case .variant(let placement, let statusBar):
      last = [PictureState.bars(placement, statusBar).name, entrance?.rawValue ?? "root"]
    case .full: last = [PictureState.full.name]
    case .entrance(let entrance): last = [PictureState.entrance(entrance).name]
    case .configured: last = ["configured"]
    case .menu: last = screen == nil ? [] : ["menu"]
    case .other(let stem): return stem
    }
    return (place + last).joined(separator: "/")
  }
}

extension PictureSubject.Kind: Comparable {
  /// Variants first, in the order of their bars, then the others.
  package static func < (left: Self, right: Self) -> Bool {
    if case .other(let one) = left, case .other(let two) = right {
      return one.utf8.lexicographicallyPrecedes(two.utf8)
    }
    return left.rank.lexicographicallyPrecedes(right.rank)
  }

  private var rank: [Int] {
    switch self {
    case .variant(let placement, let statusBar):
      [0, placement.caseRank, statusBar.caseRank]
    case .full: [1]
    case .entrance(let entrance): [2, entrance.caseRank]
    case .configured: [3]
    case .menu: [4]
    case .other: [5]
    }
  }
}

extension CaseIterable where Self: Equatable {
  /// The number of cases before this one.
  var caseRank: Int { Self.allCases.prefix { $0 != self }.count }
}
