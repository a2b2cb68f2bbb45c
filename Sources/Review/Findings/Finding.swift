package import Wireframe

/// What happened to boxes of the same kind in the same way for the same cause, in all pictures that
/// show it.
package struct Finding: Sendable {
  package let kind: BoxChange.Kind
  /// One of the boxes: what it is, and what tells it from the others.
  package let box: String
  package let key: String
  package let old: ExactFrame?
  package let new: ExactFrame?
  package let delta: FrameDelta?
  package let oldText: String?
  package let newText: String?
  /// The least and the most that any of the boxes changed.
  package internal(set) var least: FrameDelta?
  package internal(set) var most: FrameDelta?
  /// The keys of the screens, in the order of the app.
  package internal(set) var screens: [String]
  /// How many pictures show it, and the key of the one that is the example.
  package internal(set) var pictures: Int
  package let example: String
}

extension FrameDelta {
  /// In each direction the least, or the most, of two changes.
  static func combined(
    _ one: FrameDelta, _ two: FrameDelta, by choose: (Int, Int) -> Int
  ) -> FrameDelta {
    FrameDelta(
      dx: choose(one.dx, two.dx), dy: choose(one.dy, two.dy), dw: choose(one.dw, two.dw),
      dh: choose(one.dh, two.dh))
  }
}
