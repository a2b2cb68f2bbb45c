import AppLayout
import AppModel

/// Shapes that belong together: a box of the layout, or a part of one.
package struct Group: Hashable, Sendable {
  /// What the group is of; nil for one that only inks or clips what it holds.
  let identity: Identity?
  /// Where the group's own coordinates begin, in those of the group around.
  let origin: Point
  /// What of the group can be seen, in its own coordinates.
  let clip: Rect?
  /// The radius of the corners of what can be seen.
  let clipRadius: Double
  /// How the shapes inside are inked that do not say otherwise.
  let paint: Paint
  let shapes: [Shape]

  /// What tools know a group by.
  struct Identity: Hashable, Sendable {
    let kind: Kind
    /// What tells the group from all others of the picture, whatever is reordered.
    let key: String
    /// The box, in window coordinates.
    let frame: Rect
    /// Where it comes from, as a path keyed by ids.
    let source: SourcePath?
    /// The part of the layout that the box draws; it is not written.
    let part: LayoutPart?

    init(
      kind: Kind, key: String, frame: Rect, source: SourcePath?, part: LayoutPart? = nil
    ) {
      self.kind = kind
      self.key = key
      self.frame = frame
      self.source = source
      self.part = part
    }
  }

  /// The kinds of boxes that a wireframe has.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case device
    case window
    case statusBar = "status-bar"
    case navigationBar = "navigation-bar"
    case contextButton = "context-button"
    case barTitle = "bar-title"
    case barButton = "bar-button"
    case root
    case section, header, footer, cell, strip
    case pluginArea = "plugin-area"
    case banner
    case tabBar = "tab-bar"
    case tab
    case menu
    case menuRow = "menu-row"
    case notice
    case safeArea = "safe-area"
    case fold
    case legend
  }

  init(
    _ identity: Identity? = nil, at origin: Point = .zero, clip: Rect? = nil,
    clipRadius: Double = 0, paint: Paint = .inherited, _ shapes: [Shape]
  ) {
    self.identity = identity
    self.origin = origin
    self.clip = clip
    self.clipRadius = clipRadius
    self.paint = paint
    self.shapes = shapes
  }
}
