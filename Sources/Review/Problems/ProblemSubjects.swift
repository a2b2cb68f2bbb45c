import AppModel

/// What the problems of two apps are about, and what they name by its title. Two of them are about
/// the same thing where the values in the files belong together, whatever their lines, numbers and
/// ids are.
struct ProblemSubjects {
  private(set) var old: [Place?]
  private(set) var new: [Place?]
  /// What is called something else now, by what it was called.
  private(set) var renamed: [String: String] = [:]
  private var count = 0

  /// The value that a problem is about: a number, which is the same on both sides.
  struct Place: Hashable {
    let value: Int
    /// The nearest value around it that is on both sides, in the same element of a list; the value
    /// itself where there is none.
    let around: Int
  }

  /// Where something is: the offset in a file of JSON, or else the line.
  struct Spot {
    let file: String
    let start: Int
  }

  /// The number of a spot, and where it is in its file.
  struct Mark {
    let spot: Int
    let start: Int
  }

  /// Something with problems that only one side has.
  private struct Lone {
    let piece: MarkedPiece
    let around: Int?
  }

  private var gone: [Lone] = []
  private var come: [Lone] = []
  private var classes = ContentClasses()

  /// Finds the places of spots in the files of two apps. Only what is around them is looked at.
  init(
    of oldSpots: [Spot], in oldFiles: AppFiles, and newSpots: [Spot], in newFiles: AppFiles
  ) {
    old = Array(repeating: nil, count: oldSpots.count)
    new = Array(repeating: nil, count: newSpots.count)
    let oldMarks = Self.marks(of: oldSpots)
    let newMarks = Self.marks(of: newSpots)
    let names = FileCounterparts(from: oldFiles, to: newFiles)
    let marked = Set(oldMarks.keys.map { names.newName(of: $0) } + newMarks.keys)
    for name in marked.sorted() {
      let oldName = names.oldName(of: name)
      if oldName != name { renamed[oldName] = name }
      place(
        oldMarks[oldName] ?? [], in: oldFiles[oldName], named: oldName, newMarks[name] ?? [],
        in: newFiles[name], named: name)
    }
    placeMoved()
    for lone in gone { settle(lone.piece, around: lone.around, \.old) }
    for lone in come { settle(lone.piece, around: lone.around, \.new) }
  }

  private static func marks(of spots: [Spot]) -> [String: [Mark]] {
    var marks: [String: [Mark]] = [:]
    for (index, spot) in spots.enumerated() {
      marks[spot.file, default: []].append(Mark(spot: index, start: spot.start))
    }
    return marks.mapValues { $0.sorted { ($0.start, $0.spot) < ($1.start, $1.spot) } }
  }

  private mutating func number() -> Int {
    count += 1
    return count
  }

  /// Places the problems of a file of both sides.
  private mutating func place(
    _ oldMarks: [Mark], in oldContent: AppFiles.Content?, named oldName: String,
    _ newMarks: [Mark], in newContent: AppFiles.Content?, named newName: String
  ) {
    guard oldContent != newContent else { return placeEqually(oldMarks, newMarks) }
    let before = FileDocument(oldContent, named: oldName, file: .alone)?.root
    let after = FileDocument(newContent, named: newName, file: .alone)?.root
    switch (before, after) {
    case (let before?, let after?): walk(before, after, oldMarks[...], newMarks[...])
    case (nil, nil): place(oldMarks[...], newMarks[...], at: number())
    case (let before?, nil):
      leave(oldMarks[...], of: before, to: \.gone)
      place([], newMarks[...], at: number())
    case (nil, let after?):
      place(oldMarks[...], [], at: number())
      leave(newMarks[...], of: after, to: \.come)
    }
  }

  /// Places the problems of a file that did not change.
  private mutating func placeEqually(_ oldMarks: [Mark], _ newMarks: [Mark]) {
    var numbers: [Int: Int] = [:]
    for mark in oldMarks + newMarks where numbers[mark.start] == nil {
      numbers[mark.start] = number()
    }
    for mark in oldMarks { old[mark.spot] = numbers[mark.start].map(Place.init) }
    for mark in newMarks { new[mark.spot] = numbers[mark.start].map(Place.init) }
  }

  private mutating func place(
    _ oldMarks: ArraySlice<Mark>, _ newMarks: ArraySlice<Mark>, at number: Int
  ) {
    for mark in oldMarks { old[mark.spot] = Place(number) }
    for mark in newMarks { new[mark.spot] = Place(number) }
  }

  /// Places the problems in two values that belong together.
  private mutating func walk(
    _ before: FileNode, _ after: FileNode, _ oldMarks: ArraySlice<Mark>,
    _ newMarks: ArraySlice<Mark>
  ) {
    let (old, new) = (MarkedParts(of: before, oldMarks), MarkedParts(of: after, newMarks))
    let number = number()
    place(old.own, new.own, at: number)
    guard !old.inner.isEmpty || !new.inner.isEmpty else { return }
    let counterparts = Counterparts(old.children, new.children)
    for (place, other) in counterparts.old.sorted(by: { $0.key < $1.key }) {
      let (child, former) = (new.children[place], old.children[other])
      if child.ownName != former.ownName { renamed[former.ownName] = child.ownName }
      let (oldMarks, newMarks) = (old.inner[other] ?? [], new.inner[place] ?? [])
      guard !oldMarks.isEmpty || !newMarks.isEmpty else { continue }
      walk(former.node, child.node, oldMarks, newMarks)
    }
    let around = before.shape == .list ? nil : number
    let paired = Set(counterparts.old.values)
    for (place, marks) in old.inner.sorted(by: { $0.key < $1.key }) where !paired.contains(place) {
      leave(marks, of: old.children[place].node, around: around, to: \.gone)
    }
    for (place, marks) in new.inner.sorted(by: { $0.key < $1.key })
    where counterparts.old[place] == nil {
      leave(marks, of: new.children[place].node, around: around, to: \.come)
    }
  }

  private mutating func leave(
    _ marks: ArraySlice<Mark>, of node: FileNode, around: Int? = nil,
    to list: WritableKeyPath<Self, [Lone]>
  ) {
    guard !marks.isEmpty else { return }
    let piece = classes.piece(of: node, marks, isElement: around == nil)
    self[keyPath: list].append(Lone(piece: piece, around: around))
  }

  /// Places the problems of what is in another list now, or has another thing around it.
  private mutating func placeMoved() {
    var left: [Int: [MarkedPiece]] = [:]
    for piece in gone.flatMap(\.piece.elements).reversed() {
      left[piece.content, default: []].append(piece)
    }
    for piece in come.flatMap(\.piece.elements) {
      while let former = left[piece.content]?.popLast() {
        guard former.marks.allSatisfy({ old[$0.spot] == nil }) else { continue }
        if piece.marks.allSatisfy({ new[$0.spot] == nil }) {
          walk(former.node, piece.node, former.marks, piece.marks)
        } else {
          left[piece.content, default: []].append(former)
        }
        break
      }
    }
  }

  /// Places the problems of what only one side has.
  private mutating func settle(
    _ piece: MarkedPiece, around: Int?, _ side: WritableKeyPath<Self, [Place?]>
  ) {
    for inner in piece.inner { settle(inner, around: inner.isElement ? nil : around, side) }
    let number = number()
    for mark in piece.marks where self[keyPath: side][mark.spot] == nil {
      self[keyPath: side][mark.spot] = Place(value: number, around: around ?? number)
    }
  }
}

extension ProblemSubjects.Place {
  fileprivate init(_ number: Int) { self.init(value: number, around: number) }
}
