package import Hashes

/// A value that pictures show. It writes all of itself, so that two values that differ have
/// different hashes, in this build and the next.
///
/// Numbers are written exactly and not as drawings print them: the sums of two numbers that print
/// the same may print differently.
package protocol Shown {
  func write(to hash: inout RunningHash)
}

extension RunningHash {
  /// Adds the parts of a value, in order.
  package mutating func write<each Part: Shown>(_ parts: repeat each Part) {
    repeat (each parts).write(to: &self)
  }
}

extension Bool: Shown {
  package func write(to hash: inout RunningHash) { hash.add(self ? 1 : 0) }
}

extension Int: Shown {
  package func write(to hash: inout RunningHash) { hash.add(UInt64(bitPattern: Int64(self))) }
}

extension Double: Shown {
  package func write(to hash: inout RunningHash) { hash.add(bitPattern) }
}

extension String: Shown {
  package func write(to hash: inout RunningHash) { hash.add(self) }
}

extension Optional: Shown where Wrapped: Shown {
  package func write(to hash: inout RunningHash) {
    hash.write(self != nil)
    if let self { self.write(to: &hash) }
  }
}

extension Array: Shown where Element: Shown {
  package func write(to hash: inout RunningHash) {
    hash.write(count)
    for element in self { element.write(to: &hash) }
  }
}

extension Shown where Self: RawRepresentable, RawValue == String {
  package func write(to hash: inout RunningHash) { hash.add(rawValue) }
}

extension Point: Shown {
  package func write(to hash: inout RunningHash) { hash.write(x, y) }
}

extension Size: Shown {
  package func write(to hash: inout RunningHash) { hash.write(width, height) }
}

extension Rect: Shown {
  package func write(to hash: inout RunningHash) { hash.write(x, y, width, height) }
}

extension Insets: Shown {
  package func write(to hash: inout RunningHash) { hash.write(top, left, bottom, right) }
}

extension Color: Shown {
  package func write(to hash: inout RunningHash) {
    hash.write(Int(alpha) << 24 | Int(red) << 16 | Int(green) << 8 | Int(blue))
  }
}

extension SourcePath: Shown {
  package func write(to hash: inout RunningHash) { hash.write(text) }
}

extension Placement: Shown {}
extension StatusBar: Shown {}
extension Orientation: Shown {}
extension DeviceClass: Shown {}
extension CellTemplate: Shown {}
extension StatusBarSettings.Glyphs: Shown {}
extension StatusBarLook.Decider: Shown {}
extension NavigationBarModel.Alignment: Shown {}
extension NavigationBarLayout.Context.Kind: Shown {}
extension NavigationBarLayout.Title.Kind: Shown {}
extension BarButton.Kind: Shown {}
extension FeedItem.Kind: Shown {}
extension SectionPlan.Role: Shown {}
