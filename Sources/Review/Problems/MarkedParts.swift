import AppModel
import Markup

/// The values directly inside another, and the problems that are about each of them or about what is
/// inside it.
struct MarkedParts {
  let children: [PlacedValue]
  private(set) var inner: [Int: ArraySlice<ProblemSubjects.Mark>] = [:]
  /// The problems that are about none of them.
  private(set) var own: ArraySlice<ProblemSubjects.Mark> = []

  /// Finds the problems, which are in the order of the file.
  init(of value: PlacedValue, _ marks: ArraySlice<ProblemSubjects.Mark>) {
    children = value.children
    let ranges = children.map(\.child).ranges
    var next = 0
    for mark in marks {
      while next < ranges.count, ranges[next].range.upperBound <= mark.start { next += 1 }
      guard next < ranges.count, ranges[next].range.contains(mark.start) else {
        own.append(mark)
        continue
      }
      inner[ranges[next].place, default: []].append(mark)
    }
  }
}

extension [FileNode.Child] {
  /// Where those that diagnostics can be about are in the file, with their places in this list:
  /// bytes of JSON, or lines of XML on which no other one begins.
  fileprivate var ranges: [(range: Range<Int>, place: Int)] {
    let starts = enumerated().compactMap { place, child -> (start: Int, end: Int?, place: Int)? in
      switch child.node {
      case .json(let json):
        let start = child.key?.range.lowerBound ?? json.range.lowerBound
        return (Int(start), Int(json.range.upperBound), place)
      case .element(let node):
        return node.isAttribute
          ? nil : (child.keyElement?.element.line ?? node.element.line, nil, place)
      }
    }
    var ranges: [(range: Range<Int>, place: Int)] = []
    for (index, (start, end, place)) in starts.enumerated() {
      if let end {
        ranges.append((start..<end, place))
        continue
      }
      let next = index + 1 < starts.count ? starts[index + 1].start : Int.max
      let isAlone = index == 0 || starts[index - 1].start < start
      if isAlone, next > start { ranges.append((start..<next, place)) }
    }
    return ranges
  }
}
