package import Wireframe

/// One thing that happened to a box of a picture, to the picture itself, or to the controllers of
/// its screen.
package struct BoxChange: Hashable, Sendable {
  package let subject: Subject
  package let event: Event
  package let old: ExactFrame?
  package let new: ExactFrame?
  /// The text of an item or an entry, by which its reader knows it.
  let label: String?
  /// The paths of what the box shows, and of what the boxes around it show.
  let sources: [String]
  /// Whether the box is drawn as a placeholder for something that does not exist.
  let isPlaceholder: Sides<Bool>
  /// Whether the whole screen came or went, with all its pictures.
  let isOfScreen: Bool

  init(
    of subject: Subject, _ event: Event, old: ExactFrame? = nil, new: ExactFrame? = nil,
    label: String? = nil, sources: [String] = [],
    isPlaceholder: Sides<Bool> = Sides(old: false, new: false),
    isOfScreen: Bool = false
  ) {
    self.isOfScreen = isOfScreen
    self.subject = subject
    self.event = event
    self.old = old
    self.new = new
    self.label = label
    self.sources = sources
    self.isPlaceholder = isPlaceholder
  }

  package var kind: Kind { event.kind }
}

extension BoxChange {
  /// Returns the change without moves and sizes within a tolerance; nil if nothing is left of it.
  func beyond(_ tolerance: Int) -> BoxChange? {
    guard let delta = event.delta, tolerance > 0 else { return self }
    let rest = delta.beyond(tolerance)
    guard rest != .zero else { return nil }
    return BoxChange(of: subject, rest.event, old: old, new: new, label: label, sources: sources)
  }
}
