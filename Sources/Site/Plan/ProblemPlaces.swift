import AppModel

/// Where the screens and components of an app stand, so that a complaint finds the innermost one that
/// it stands in.
///
/// Only screens that a file describes are there. One that every app brings, or that no file has, has
/// the place of what leads to it, which stands inside another screen.
struct ProblemPlaces {
  /// The regions of each file by where they begin, each before those inside it.
  private var regions: [String: [Region]] = [:]

  /// What a screen or a component takes of a file.
  private struct Region {
    let start: LineColumn
    /// Just behind the last sign.
    let end: LineColumn
    let screen: String
    let component: Problem.ComponentPlace?
    /// The region of the same file around this one.
    var around: Int?

    func contains(_ place: LineColumn) -> Bool { start <= place && place < end }
  }

  init(_ app: App, _ sources: SourceTable, _ positions: Positions) {
    let screens = app.screens.filter(\.isDescribed)
    let ends = sources.ends(
      of: screens.flatMap { [$0.location] + $0.allComponents.map(\.location) })
    for screen in screens {
      let parts =
        [(screen.location, nil)]
        + screen.allComponents.enumerated().map { index, component in
          (component.location, Problem.ComponentPlace(key: component.key, index: index))
        }
      for (location, component) in parts {
        guard let start = positions[location], let end = ends[location].flatMap({ positions[$0] })
        else { continue }
        regions[start.file, default: []].append(
          Region(
            start: LineColumn(line: start.line, column: start.column),
            end: LineColumn(line: end.line, column: end.column), screen: screen.key,
            component: component))
      }
    }
    regions = regions.mapValues(Self.nested)
  }

  /// The key of the screen, and the component, around a complaint.
  func place(
    of diagnostic: PlacedDiagnostic
  ) -> (screen: String, component: Problem.ComponentPlace?)? {
    guard let regions = regions[diagnostic.file] else { return nil }
    var next = Self.last(of: regions, before: diagnostic.position)
    while let index = next, !regions[index].contains(diagnostic.position) {
      next = regions[index].around
    }
    return next.map { (regions[$0].screen, regions[$0].component) }
  }

  /// Regions in order, each with the one around it.
  private static func nested(_ regions: [Region]) -> [Region] {
    var sorted = regions.sorted { $0.start == $1.start ? $0.end > $1.end : $0.start < $1.start }
    var open: [Int] = []
    for index in sorted.indices {
      while let last = open.last, sorted[last].end <= sorted[index].start { open.removeLast() }
      sorted[index].around = open.last
      open.append(index)
    }
    return sorted
  }

  /// The last region that begins at or before a place, found by halving.
  private static func last(of regions: [Region], before place: LineColumn) -> Int? {
    var low = 0
    var high = regions.count
    while low < high {
      let middle = (low + high) / 2
      if regions[middle].start <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}

extension Screen {
  /// Whether a file of the app describes the screen itself, and does not only lead to it.
  var isDescribed: Bool {
    switch origin {
    case .rivers, .appDefine: true
    case .whiteLabel, .nowhere: false
    }
  }
}
