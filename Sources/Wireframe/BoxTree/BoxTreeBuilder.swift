import AppLayout

/// Collects the boxes and marks of a picture in the order that they are painted.
struct BoxTreeBuilder {
  private var boxes: [BoxTree.Box]
  private var marks: [Mark] = []
  /// The index of the box that is being filled.
  private var current = 0
  private let canvas: ExactFrame

  init(canvas: ExactFrame) {
    self.canvas = canvas
    boxes = [
      BoxTree.Box(
        kind: nil, key: .picture, frame: canvas, source: nil, parent: nil, end: 1, marks: 0..<0)
    ]
  }

  /// Begins a box inside the current one.
  mutating func begin(_ kind: BoxKind, key: BoxKey, frame: ExactFrame, source: String?) {
    let parent = current
    current = boxes.count
    boxes.append(
      BoxTree.Box(
        kind: kind, key: key, frame: frame, source: source, parent: parent, end: current + 1,
        marks: marks.count..<marks.count))
  }

  /// Ends the current box; what follows belongs to the one around it.
  mutating func end() {
    boxes[current].end = boxes.count
    boxes[current].marks = boxes[current].marks.lowerBound..<marks.count
    current = boxes[current].parent ?? 0
  }

  mutating func paint(_ figure: Mark.Figure, _ style: MarkStyle, in clip: MarkClip?) {
    marks.append(Mark(figure: figure, style: style, clip: clip))
  }

  /// The tree, once everything is painted.
  consuming func finished() -> BoxTree {
    boxes[0].end = boxes.count
    boxes[0].marks = 0..<marks.count
    return BoxTree(canvas: canvas, boxes: boxes, marks: marks)
  }
}

/// What a shape of a drawing inherits from the groups around it.
struct Surroundings {
  var style: MarkStyle
  /// The origin of the innermost group, in window coordinates.
  var x = 0
  var y = 0
  var clip: MarkClip?

  /// What the drawing itself passes on, with the width of its lines.
  init(strokeWidth: Int) {
    style = MarkStyle(strokeWidth: strokeWidth)
  }

  /// Clips everything inside, in the coordinates of the group.
  mutating func clip(to frame: ExactFrame, radius: Int) {
    clip = MarkClip(frame.offset(x: x, y: y), radius: radius, inside: clip)
  }
}
