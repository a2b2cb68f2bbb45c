/// How much a frame changed, in thousandths of a point.
package struct FrameDelta: Hashable, Sendable {
  package var dx = 0
  package var dy = 0
  package var dw = 0
  package var dh = 0

  static let zero = FrameDelta()

  /// What happens to a box that changes by this much.
  var event: BoxChange.Event { dw == 0 && dh == 0 ? .moved(self) : .resized(self) }

  /// Returns the change without the parts within a tolerance.
  func beyond(_ tolerance: Int) -> FrameDelta {
    func kept(_ value: Int) -> Int { abs(value) > tolerance ? value : 0 }
    return FrameDelta(dx: kept(dx), dy: kept(dy), dw: kept(dw), dh: kept(dh))
  }

  /// The directions of the change, without amounts.
  package var signs: FrameDelta {
    FrameDelta(dx: dx.signum(), dy: dy.signum(), dw: dw.signum(), dh: dh.signum())
  }

  /// Returns the smaller, or the larger, of two changes in each direction.
  static func combined(
    _ one: FrameDelta, _ two: FrameDelta, by choose: (Int, Int) -> Int
  ) -> FrameDelta {
    FrameDelta(
      dx: choose(one.dx, two.dx), dy: choose(one.dy, two.dy), dw: choose(one.dw, two.dw),
      dh: choose(one.dh, two.dh))
  }
}
