import AppLayout
import Markup

/// A part of a prototype that does something where it is, and opens nothing.
package enum PlayedControl: String, Hashable, Sendable {
  /// What is on or off: a switch, and the button of a player.
  case toggle
  /// One of several, of which one is on, and the one that is on at first.
  case pick
  case picked = "pick toggled"
  /// The line of a player, which plays on from where it is touched.
  case seek
  /// A field, which shows that someone would write in it.
  case field
  /// A row or a button that only shows that it was tapped.
  case idle

  /// Returns the part, given what it draws; its area is the last child. Drawings in a page may not
  /// have the attributes of ARIA.
  func node(named name: String, around content: [Node]) -> Node {
    Node(
      "g", ["class": rawValue, "role": "button", "tabindex": "0"],
      [Node("title", [:], [.text(name)])] + content)
  }
}

/// What people select in drawings that are the same for every app. Its box has a name that says so.
enum PlayedPart: String, CaseIterable {
  case row = "Row"
  case field = "Field"
  case button = "Button"
  case program = "Program"
  case toggle = "Switch"
  case playback = "Play or pause"
  case time = "Time"
  case picture = "Picture"

  /// Returns a part in its frame, with its number where there may be several.
  func drawn(
    _ number: Int? = nil, in frame: Rect, corner: Double = 0, _ shapes: [Shape] = []
  ) -> Shape {
    let name = number.map { "\(rawValue) \($0)" } ?? rawValue
    let identity = Group.Identity(
      kind: .cell, key: BoxKey(.notice).item(name), frame: frame, source: nil, corner: corner)
    return .group(Group(identity, shapes))
  }

  /// Returns the part that a box is, with its name; nil for any other box.
  static func named(by box: Wireframe.Box) -> (part: PlayedPart, name: String)? {
    guard box.kind == .cell, box.key.component == BoxKey(.notice).component,
      let name = box.key.item, let part = allCases.first(where: { name.hasPrefix($0.rawValue) })
    else { return nil }
    return (part, name)
  }

  fileprivate func control(named name: String) -> PlayedControl {
    switch self {
    case .row, .button, .program: .idle
    case .field: .field
    case .toggle, .playback: .toggle
    case .time: .seek
    case .picture: name == "\(rawValue) 1" ? .picked : .pick
    }
  }
}

extension Wireframe.Box {
  /// What the box does that is the same for every app, with its name; nil for any other box.
  package var control: (control: PlayedControl, name: String)? {
    PlayedPart.named(by: self).map { ($0.part.control(named: $0.name), $0.name) }
  }

  /// Whether the box is the button of a form, which leads on.
  package var isSubmission: Bool { PlayedPart.named(by: self)?.part == .button }
}
