package import AppLayout

/// Which state of a screen a picture shows. Its name is part of paths and of ids on pages.
package enum PictureState: Hashable, Sendable {
  /// A placement of the bar with a configuration of the status bar.
  case bars(Placement, StatusBar)
  /// The full content, however far it scrolls.
  case full
  case entrance(Entrance)

  /// The state that shows a variant with its own entrance.
  package init(_ variant: Variant) {
    self = .bars(variant.placement, variant.statusBar)
  }

  /// The name of the state, in letters that paths and ids accept.
  ///
  ///     on_top.merged, full, entrance-pushed
  package var name: String {
    switch self {
    case .bars(let placement, let statusBar): "\(placement.rawValue).\(statusBar.rawValue)"
    case .full: "full"
    case .entrance(let entrance): "entrance-\(entrance.rawValue)"
    }
  }

  /// Reads the name of a state; nil if it is not one.
  package init?(named name: String) {
    if name == Self.full.name {
      self = .full
      return
    }
    if let entrance = Entrance.allCases.first(where: { Self.entrance($0).name == name }) {
      self = .entrance(entrance)
      return
    }
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 2, let placement = Placement(rawValue: words[0]),
      let statusBar = StatusBar(rawValue: words[1])
    else { return nil }
    self = .bars(placement, statusBar)
  }
}
