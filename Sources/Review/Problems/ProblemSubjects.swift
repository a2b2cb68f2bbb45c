import AppModel

/// What the problems of one of two apps are about, and what they name by its title. Two of them are
/// about the same thing where the values in the files correspond, whatever their lines, numbers and
/// ids are.
struct ProblemSubjects {
  private(set) var places: [Place?]
  private let side: Side
  private let found: Correspondence

  /// The app that the problems are of.
  enum Side { case old, new }

  /// The value that a problem is about.
  struct Place: Hashable {
    let value: Subject
    /// The nearest value around it that is on both sides, in the same element of a list; the value
    /// itself where there is none.
    let around: Subject
  }

  /// A value, which is the same on both sides.
  enum Subject: Hashable {
    /// One of the new app, or one that only the old app has.
    case value(ValueKey, Side)
    /// What begins at a place in a file that both sides have alike.
    case spot(file: String, start: Int)
    /// A whole file that cannot be read.
    case file(String)
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

  /// Finds the places of spots in the files of an app. Only what is around them is looked at.
  init(
    of spots: [Spot], on side: Side, in files: AppFiles, besides others: AppFiles,
    _ found: Correspondence
  ) {
    self.side = side
    self.found = found
    places = Array(repeating: nil, count: spots.count)
    let groups = Dictionary(grouping: spots.indices) { spots[$0].file }
    for (file, group) in groups.sorted(by: { $0.key < $1.key }) {
      let marks = group.map { Mark(spot: $0, start: spots[$0].start) }
        .sorted { ($0.start, $0.spot) < ($1.start, $1.spot) }
      if let bytes = files[file]?.bytes, bytes == others[file]?.bytes {
        for mark in marks { places[mark.spot] = Place(.spot(file: file, start: mark.start)) }
      } else if let root = FileDocument(files[file], named: file, file: .alone)?
        .root(named: file)
      {
        let value = PlacedValue(of: root, named: file)
        place(marks[...], in: value, partner(of: value), around: nil)
      } else {
        for mark in marks { places[mark.spot] = Place(.file(file)) }
      }
    }
  }

  /// Places the problems in a value of which the other side has a partner or not.
  private mutating func place(
    _ marks: ArraySlice<Mark>, in value: PlacedValue, _ partner: PlacedValue?, around: Subject?
  ) {
    let subject = subject(value, partner)
    let common = partner == nil ? around : subject
    let parts = MarkedParts(of: value, marks)
    for mark in parts.own { places[mark.spot] = Place(value: subject, around: common ?? subject) }
    guard !parts.inner.isEmpty else { return }
    let partners = partners(inside: value, partner)
    for (place, marks) in parts.inner.sorted(by: { $0.key < $1.key }) {
      let child = parts.children[place]
      self.place(
        marks, in: child, partners[child.key] ?? self.partner(of: child),
        around: value.node.shape == .list ? nil : common)
    }
  }

  private func subject(_ value: PlacedValue, _ partner: PlacedValue?) -> Subject {
    switch (side, partner) {
    case (.old, let new?): .value(new.key, .new)
    case (.old, nil): .value(value.key, .old)
    case (.new, _): .value(value.key, .new)
    }
  }

  /// Returns what a value is on the other side, as far as its place does not say that.
  private func partner(of value: PlacedValue) -> PlacedValue? {
    switch side {
    case .old:
      found.newPlaces[value.key] ?? found.containers[value.key]
    case .new:
      found.oldPlaces[value.key] ?? found.compared[value.key]?.oldList
    }
  }

  /// Returns the partners of what is inside a value and its own partner.
  private func partners(
    inside value: PlacedValue, _ partner: PlacedValue?
  ) -> [ValueKey: PlacedValue] {
    guard let partner else { return [:] }
    let (old, new) = side == .old ? (value, partner) : (partner, value)
    var partners: [ValueKey: PlacedValue] = [:]
    for pair in found.pairs(inside: old, new) {
      let (own, other) = side == .old ? (pair.old, pair.new) : (pair.new, pair.old)
      partners[own.key] = other
    }
    return partners
  }
}

extension ProblemSubjects.Place {
  fileprivate init(_ subject: ProblemSubjects.Subject) { (value, around) = (subject, subject) }
}
