import AppLayout

/// Shapes that belong together: a box of the layout, or a part of one.
package struct Group: Hashable, Sendable {
  /// The box that the group draws; nil for a group that only colors or clips what it holds.
  let identity: Identity?
  /// The origin of the group's own coordinates, in those of the surrounding group.
  let origin: Point
  /// The visible part of the group, in its own coordinates.
  let clip: Rect?
  /// The corner radius of the visible part.
  let clipRadius: Double
  /// The paint of the shapes inside that do not set their own.
  let paint: Paint
  /// What changes about the group in a prototype; nil for most groups.
  let change: Change?
  let shapes: [Shape]

  /// What a prototype changes about a group, as its stylesheet names it.
  enum Change: String, Hashable, Sendable {
    /// The dots of a hero, of which the last one moves.
    case dots
    /// Two looks, of which one is shown: of a tab that is selected or not, of what is on or off.
    case looks = "both-looks"
    /// How far a player has played, before its times: the part of its line, and the knob on it.
    case progress
    /// The large picture of a gallery.
    case picture
    /// The ground of a bar, below which the content can be seen.
    case clear = "see-through"
    /// What is outside of a device, but in the corners of its window.
    case outside
  }

  /// The identity by which tools recognize a group.
  struct Identity: Hashable, Sendable {
    let kind: BoxKind
    let key: BoxKey
    /// The box, in window coordinates.
    let frame: Rect
    /// Where the box is drawn: the items of a TV's bar are below their frames, in the safe area.
    let shown: Rect
    /// Where it is defined, as a path of ids.
    let source: SourcePath?
    /// The part of the layout that the box draws; it is not written.
    let part: LayoutPart?
    /// The radius of its corners where it can be tapped, and where a ring is around it.
    let corner: Double

    init(
      kind: BoxKind, key: BoxKey, frame: Rect, source: SourcePath?, part: LayoutPart? = nil,
      shown: Rect? = nil, corner: Double = 0
    ) {
      self.kind = kind
      self.key = key
      self.frame = frame
      self.shown = shown ?? frame
      self.source = source
      self.part = part
      self.corner = corner
    }
  }

  init(
    _ identity: Identity? = nil, at origin: Point = .zero, clip: Rect? = nil,
    clipRadius: Double = 0, paint: Paint = .inherited, change: Change? = nil, _ shapes: [Shape]
  ) {
    self.identity = identity
    self.origin = origin
    self.clip = clip
    self.clipRadius = clipRadius
    self.paint = paint
    self.change = change
    self.shapes = shapes
  }
}
