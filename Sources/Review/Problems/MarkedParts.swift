import AppModel
import Markup

/// The values directly inside another, and the problems that are about each of them or about what is
/// inside it.
struct MarkedParts {
  let children: [FileNode.Child]
  private(set) var inner: [Int: ArraySlice<ProblemSubjects.Mark>] = [:]
  /// The problems that are about none of them.
  private(set) var own: ArraySlice<ProblemSubjects.Mark> = []

  /// Finds the problems, which are in the order of the file.
  init(of node: FileNode, _ marks: ArraySlice<ProblemSubjects.Mark>) {
    children = node.children
    let ranges = children.ranges
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

/// A value with problems, its content, and the values inside that have some.
struct MarkedPiece {
  let node: FileNode
  /// A number that values with the same content have, apart from their ids.
  let content: Int
  /// Whether the value is an element of a list.
  let isElement: Bool
  let marks: ArraySlice<ProblemSubjects.Mark>
  let inner: [MarkedPiece]

  /// The elements of lists, each before those inside it.
  var elements: [MarkedPiece] { (isElement ? [self] : []) + inner.flatMap(\.elements) }
}

/// Numbers for the contents of values, each of which is read once.
struct ContentClasses {
  private var numbers: [Content: Int] = [:]

  private enum Content: Hashable {
    case single(String)
    case keyed([String: Int])
    case list([Int])
  }

  /// Returns a value with its content.
  mutating func piece(
    of node: FileNode, _ marks: ArraySlice<ProblemSubjects.Mark>, isElement: Bool
  ) -> MarkedPiece {
    let parts = MarkedParts(of: node, marks)
    let isList = node.shape == .list
    var inner: [MarkedPiece] = []
    var contents: [(name: String, number: Int)] = []
    for (place, child) in parts.children.enumerated() {
      let marks = parts.inner[place] ?? []
      let piece = piece(of: child.node, marks, isElement: isList)
      if !marks.isEmpty { inner.append(piece) }
      contents.append((child.name, piece.content))
    }
    let content: Content =
      switch node.shape {
      case .single(let text): .single(text)
      case .list: .list(contents.map(\.number))
      case .keyed:
        .keyed(
          Dictionary(
            contents.filter { !ListIdentity.keys.contains($0.name) }.map { ($0.name, $0.number) },
            uniquingKeysWith: { $1 }))
      }
    let number = numbers[content] ?? numbers.count
    numbers[content] = number
    return MarkedPiece(
      node: node, content: number, isElement: isElement, marks: marks, inner: inner)
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
