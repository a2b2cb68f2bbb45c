package import Wireframe

/// Similar changes of similar boxes with the same cause, in all pictures that show them.
package struct Finding: Sendable {
  package let kind: BoxChange.Kind
  /// The kind and the key of one of the boxes.
  package let box: String
  package let key: String
  package let old: ExactFrame?
  package let new: ExactFrame?
  package let delta: FrameDelta?
  package let oldText: String?
  package let newText: String?
  /// The smallest and the largest change of any of the boxes.
  package internal(set) var least: FrameDelta?
  package internal(set) var most: FrameDelta?
  /// The keys of the screens, in the order of the app.
  package internal(set) var screens: [String]
  /// The number of pictures that show it, and the key of an example.
  package internal(set) var pictures: Int
  package let example: String
}

extension FrameDelta {
  /// Returns the smaller, or the larger, of two changes in each direction.
  static func combined(
    _ one: FrameDelta, _ two: FrameDelta, by choose: (Int, Int) -> Int
  ) -> FrameDelta {
    FrameDelta(
      dx: choose(one.dx, two.dx), dy: choose(one.dy, two.dy), dw: choose(one.dw, two.dw),
      dh: choose(one.dh, two.dh))
  }
}
