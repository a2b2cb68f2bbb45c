package import Wireframe

/// A change of one box of one picture.
package struct BoxChange: Hashable, Sendable {
  package let kind: Kind
  /// The kind of box, as drawings name it: `section`, `cell`; empty for the picture itself.
  package let box: String
  package let key: String
  package let old: ExactFrame?
  package let new: ExactFrame?
  /// How far the box itself moved and how much it grew; nil if it did neither.
  package var delta: FrameDelta?
  /// The text, before and after.
  package var oldText: String?
  package var newText: String?
  /// The text of an item or an entry, by which its reader knows it.
  var label: String?
  /// Whether the box is drawn as a placeholder for something that does not exist, before and after.
  var isOldPlaceholder = false
  var isNewPlaceholder = false

  /// The ways in which pictures differ, as the contract of `diff --format json` spells them.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case added, removed, moved, resized, reordered, retexted, restyled, retargeted
    case placement, statusBar, entrance, reparented, renamed
  }
}

extension BoxChange.Kind {
  /// The rank of the kind: changes that cause others come first.
  var rank: Int {
    switch self {
    case .renamed: 0
    case .placement: 1
    case .statusBar: 2
    case .entrance: 3
    case .added: 4
    case .removed: 5
    case .reordered: 6
    case .retexted: 7
    case .retargeted: 8
    case .restyled: 9
    // What grows on one device may only move on another.
    case .resized, .moved: 10
    case .reparented: 11
    }
  }
}

extension BoxChange {
  /// Returns the change without moves and sizes within a tolerance; nil if nothing is left of it.
  func beyond(_ tolerance: Int) -> BoxChange? {
    guard let delta, tolerance > 0 else { return self }
    let rest = delta.beyond(tolerance)
    guard rest != .none else { return nil }
    var change = BoxChange(kind: rest.kind, box: box, key: key, old: old, new: new, delta: rest)
    change.label = label
    return change
  }
}

/// How much a frame changed, in thousandths of a point.
package struct FrameDelta: Hashable, Sendable {
  package var dx = 0
  package var dy = 0
  package var dw = 0
  package var dh = 0

  package init(dx: Int = 0, dy: Int = 0, dw: Int = 0, dh: Int = 0) {
    self.dx = dx
    self.dy = dy
    self.dw = dw
    self.dh = dh
  }

  static let none = FrameDelta()

  /// The kind of a change by this much.
  var kind: BoxChange.Kind { dw == 0 && dh == 0 ? .moved : .resized }

  /// Returns the change without the parts within a tolerance.
  func beyond(_ tolerance: Int) -> FrameDelta {
    func kept(_ value: Int) -> Int { abs(value) > tolerance ? value : 0 }
    return FrameDelta(dx: kept(dx), dy: kept(dy), dw: kept(dw), dh: kept(dh))
  }

  /// The directions of the change, without amounts.
  package var signs: FrameDelta {
    FrameDelta(dx: dx.signum(), dy: dy.signum(), dw: dw.signum(), dh: dh.signum())
  }
}
