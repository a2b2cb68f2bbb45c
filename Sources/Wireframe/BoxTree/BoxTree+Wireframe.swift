import AppLayout

extension BoxTree {
  /// The boxes of a drawing in a theme, as they would be read back from its SVG.
  package init(_ wireframe: Wireframe, in theme: Theme) {
    let wireframe = theme.hasLegend ? wireframe.withLegend : wireframe
    var reader = ShapeReader(theme: theme, canvas: wireframe.canvas)
    reader.read(
      wireframe.shapes, Surroundings(strokeWidth: theme.strokes.hairline.thousandths))
    self = reader.builder.finished()
  }
}

/// Walks over the shapes of a drawing.
private struct ShapeReader {
  let theme: Theme
  var builder: BoxTreeBuilder

  init(theme: Theme, canvas: Rect) {
    self.theme = theme
    builder = BoxTreeBuilder(canvas: ExactFrame(canvas))
  }

  mutating func read(_ shapes: [Shape], _ around: Surroundings) {
    for shape in shapes where theme.draws(shape) {
      switch shape {
      case .group(let group): read(group, around)
      case .box(let box):
        let radius = box.corner.radius(in: theme, of: box.frame.size).thousandths
        paint(
          .rectangle(
            ExactFrame(box.frame).offset(x: around.x, y: around.y), radius: max(0, radius)),
          box.paint, around)
      case .circle(let circle):
        paint(
          .circle(
            x: circle.center.x.thousandths + around.x, y: circle.center.y.thousandths + around.y,
            radius: circle.radius.thousandths),
          circle.paint, around)
      case .path(let path, let paint):
        self.paint(.path(path.data(around.x, around.y)), paint, around)
      case .text(let line):
        paint(.text(line.text.svgText, line.place(around.x, around.y)), line.paint, around)
      }
    }
  }

  private mutating func read(_ group: Group, _ around: Surroundings) {
    var inside = around
    inside.x += group.origin.x.thousandths
    inside.y += group.origin.y.thousandths
    inside.style = around.style.applying(group.paint, in: theme)
    if let clip = group.clip {
      inside.clip(to: ExactFrame(clip), radius: group.clipRadius.thousandths)
    }
    if let identity = group.identity {
      builder.begin(
        identity.kind, key: identity.key, frame: ExactFrame(identity.frame),
        source: identity.source?.text)
    }
    read(group.shapes, inside)
    if group.identity != nil { builder.end() }
  }

  private mutating func paint(_ figure: Mark.Figure, _ paint: Paint, _ around: Surroundings) {
    builder.paint(figure, around.style.applying(paint, in: theme), in: around.clip)
  }
}

extension Path {
  /// The path's strokes, moved right and down.
  fileprivate func data(_ dx: Int, _ dy: Int) -> Mark.PathData {
    var data = Mark.PathData()
    func add(_ command: Unicode.Scalar, _ points: Point...) {
      data.commands.append(UInt8(ascii: command))
      for point in points {
        data.coordinates.append(point.x.thousandths + dx)
        data.coordinates.append(point.y.thousandths + dy)
      }
    }
    for segment in segments {
      switch segment {
      case .move(let point): add("M", point)
      case .line(let point): add("L", point)
      case .curve(let first, let second, let end): add("C", first, second, end)
      case .close: add("Z")
      }
    }
    return data
  }
}

extension TextLine {
  fileprivate func place(_ dx: Int, _ dy: Int) -> Mark.TextPlace {
    Mark.TextPlace(
      x: origin.x.thousandths + dx, y: origin.y.thousandths + dy, size: size.thousandths,
      isBold: weight == .bold, anchor: anchor)
  }
}
