package import AppLayout

/// What a picture shows: the screen, the device and the kind of picture. Pictures of two apps or
/// sites belong together if their subjects are equal. Anything that is not known is nil; for a
/// picture in a folder that may be everything but its path.
package struct PictureSubject: Hashable, Sendable {
  /// The screen's key; nil if it does not belong to a screen.
  package let screen: String?
  package let device: String?
  package let orientation: Orientation?
  package let theme: String?
  package let kind: PictureKind

  package init(
    screen: String?, device: String?, orientation: Orientation?, theme: String?, kind: PictureKind
  ) {
    self.screen = screen
    self.device = device
    self.orientation = orientation
    self.theme = theme
    self.kind = kind
  }

  /// Returns the same in another theme.
  package func inTheme(_ name: String) -> PictureSubject {
    PictureSubject(
      screen: screen, device: device, orientation: orientation, theme: name, kind: kind)
  }

  /// The placement of the bar in a variant's picture.
  package var placement: Placement? {
    if case .state(.bars(let placement, _)) = kind { placement } else { nil }
  }

  /// The status bar in a variant's picture.
  package var statusBar: StatusBar? {
    if case .state(.bars(_, let statusBar)) = kind { statusBar } else { nil }
  }

  /// Returns the key of the picture; a variant's ends with how the screen was entered.
  ///
  ///     home/iphone-se-1/portrait/paper/on_top.merged/root
  package func key(entrance: Entrance?) -> String {
    let last: [String]
    switch kind {
    case .state(.bars): last = [kind.name, entrance?.rawValue ?? "root"]
    case .state(.full), .state(.entrance), .configured: last = [kind.name]
    case .menu: last = screen == nil ? [] : [kind.name]
    case .other(let stem): return stem
    }
    let place = [
      screen.map(\.segment) ?? "menu", device, orientation?.rawValue, theme?.segment,
    ].compactMap(\.self)
    return (place + last).joined(separator: "/")
  }
}

/// The kinds of pictures that are compared.
package enum PictureKind: Hashable, Sendable {
  case state(PictureState)
  /// The configured variant of each side, if they differ. It does not have a file of its own.
  case configured
  case menu
  /// Another picture of a folder, by its path without its ending.
  case other(String)

  /// Reads the name of a kind; nil if no picture of the kind is a file, or if it is not a name.
  init?(named name: String) {
    if name == Self.menu.name {
      self = .menu
    } else if let state = PictureState(named: name) {
      self = .state(state)
    } else {
      return nil
    }
  }

  /// The name of the kind, in letters that paths and ids accept.
  package var name: String {
    switch self {
    case .state(let state): state.name
    case .configured: "configured"
    case .menu: "menu"
    case .other: "picture"
    }
  }
}

extension PictureKind: Comparable {
  /// Variants first, in the order of their bars, then the others.
  package static func < (left: Self, right: Self) -> Bool {
    if case .other(let one) = left, case .other(let two) = right {
      return one.precedesByBytes(two)
    }
    return left.rank.lexicographicallyPrecedes(right.rank)
  }

  private var rank: [Int] {
    switch self {
    case .state(.bars(let placement, let statusBar)):
      [0, placement.caseRank, statusBar.caseRank]
    case .state(.full): [1]
    case .state(.entrance(let entrance)): [2, entrance.caseRank]
    case .configured: [3]
    case .menu: [4]
    case .other: [5]
    }
  }
}

extension CaseIterable where Self: Equatable {
  /// The number of cases before this one.
  package var caseRank: Int { Self.allCases.prefix { $0 != self }.count }
}
