import AppModel

/// How many errors both sides of a comparison have: what they are in may not have been compared.
package struct SideErrors: Hashable, Sendable {
  package var old: Int
  package var new: Int

  package init(old: Int = 0, new: Int = 0) {
    self.old = old
    self.new = new
  }

  /// The counts in words: `the new app has 2 errors`; nil if there are none.
  package var words: String? {
    switch (old, new) {
    case (0, 0): nil
    case (_, 0): "the old app has \(old.of("error"))"
    case (0, _): "the new app has \(new.of("error"))"
    default: "the old app has \(old.of("error")), and the new one \(new)"
    }
  }
}
