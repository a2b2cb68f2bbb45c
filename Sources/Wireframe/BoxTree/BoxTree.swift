/// A picture as a tree of boxes and painted marks. A tree made from a drawing equals the one read
/// back from its SVG.
package struct BoxTree: Hashable, Sendable {
  /// The visible part of the plane.
  package let canvas: ExactFrame
  /// The picture itself, then each box before those inside it.
  package let boxes: [Box]
  /// Everything that is painted, from back to front.
  package let marks: [Mark]

  /// A box of a picture, with everything inside it.
  package struct Box: Hashable, Sendable {
    /// The kind of box; nil for the picture itself.
    package let kind: BoxKind?
    /// The unique key of the box in the picture; empty for the picture itself.
    package let key: BoxKey
    /// The box, in window coordinates.
    package let frame: ExactFrame
    /// Where it comes from, as a path of ids.
    package let source: String?
    /// The index of the box around it; nil for the picture itself.
    package let parent: Int?
    /// The index after the last box inside it.
    package internal(set) var end: Int
    /// The marks painted from its start to its end, including those of the boxes inside it.
    package internal(set) var marks: Range<Int>
  }

  /// The indices of the boxes directly inside a box, in the order that they are painted.
  package func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = index + 1
    while next < boxes[index].end {
      children.append(next)
      next = boxes[next].end
    }
    return children
  }

  /// Returns the marks of a box, without those of the boxes inside it.
  package func ownMarks(of index: Int) -> [Mark] {
    var own: [Mark] = []
    var mark = boxes[index].marks.lowerBound
    for child in children(of: index) {
      own += marks[mark..<boxes[child].marks.lowerBound]
      mark = boxes[child].marks.upperBound
    }
    own += marks[mark..<boxes[index].marks.upperBound]
    return own
  }

  /// Whether two pictures look the same, even if their boxes differ.
  package func isPaintedLike(_ other: BoxTree) -> Bool {
    canvas == other.canvas && marks == other.marks
  }
}

extension BoxTree {
  /// Returns the tree without the boxes whose keys a closure names and without everything inside
  /// them; nil if there are none. The picture itself always stays.
  package func removing(_ isRemoved: (BoxKey) -> Bool) -> BoxTree? {
    var boxes: [Box] = []
    var marks: [Mark] = []
    /// The old indices of the boxes that are still open, and their new ones.
    var open: [(old: Int, new: Int)] = []
    var mark = 0
    func close(before index: Int) {
      while let last = open.last, self.boxes[last.old].end <= index {
        open.removeLast()
        let end = self.boxes[last.old].marks.upperBound
        marks += self.marks[mark..<end]
        mark = end
        boxes[last.new].end = boxes.count
        boxes[last.new].marks = boxes[last.new].marks.lowerBound..<marks.count
      }
    }
    var index = 0
    while index < self.boxes.count {
      close(before: index)
      let box = self.boxes[index]
      marks += self.marks[mark..<box.marks.lowerBound]
      mark = box.marks.lowerBound
      if index > 0, isRemoved(box.key) {
        mark = box.marks.upperBound
        index = box.end
      } else {
        open.append((index, boxes.count))
        boxes.append(
          Box(
            kind: box.kind, key: box.key, frame: box.frame, source: box.source,
            parent: open.dropLast().last?.new, end: boxes.count + 1,
            marks: marks.count..<marks.count))
        index += 1
      }
    }
    close(before: self.boxes.count)
    guard boxes.count < self.boxes.count else { return nil }
    return BoxTree(canvas: canvas, boxes: boxes, marks: marks)
  }
}
