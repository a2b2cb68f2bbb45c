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
