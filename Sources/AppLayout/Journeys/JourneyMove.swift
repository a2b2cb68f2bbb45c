/// What people tap on a journey to get from one screen to the next.
package struct JourneyMove: Hashable, Sendable {
  /// The keys of the screen on which people tap, and of the one that opens.
  package let from: String
  package let to: String
  package let target: Target
  /// Whether the bar over the content covers the middle of what is tapped, however people scroll.
  package let isCovered: Bool
  /// Whether people have to scroll before they see the middle of it.
  package let needsScrolling: Bool

  /// What is tapped.
  package enum Target: Hashable, Sendable {
    case part(LayoutPart)
    /// A tab of the content with this number, and then a part of what is below it.
    case below(tab: Int, LayoutPart)
    /// The button of the menu, and then a row of it.
    case menuRow(Int)
    /// The button at the start of the bar, which goes back or closes the screen.
    case back
  }

  /// Returns the same move where another screen opens first.
  func opening(_ screen: String) -> Self {
    Self(
      from: from, to: screen, target: target, isCovered: isCovered, needsScrolling: needsScrolling)
  }

  /// How many taps the move takes.
  package var taps: Int {
    switch target {
    case .part, .back: 1
    case .below, .menuRow: 2
    }
  }
}

/// How a journey goes on a device.
package enum JourneyOutcome: Hashable, Sendable {
  case way([JourneyMove])
  /// Nothing leads on to the stop with this number, where the start is 0.
  case broken(atStop: Int)

  /// How many taps the journey takes; nil if there is no way.
  package var taps: Int? {
    switch self {
    case .way(let moves): moves.reduce(0) { $0 + $1.taps }
    case .broken: nil
    }
  }

  package var moves: [JourneyMove] {
    switch self {
    case .way(let moves): moves
    case .broken: []
    }
  }
}
