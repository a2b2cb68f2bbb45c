/// The places of an app's screens and components in its files, used to find the innermost one that
/// contains a problem.
///
/// Only screens that a file describes are included. White-label and missing screens have the place
/// of what leads to them, which is inside another screen.
package struct ProblemPlaces {
  /// The regions of each file in the order of their starts, each before those inside it.
  private var regions: [String: [Region]] = [:]

  /// A component of a screen.
  package struct ComponentPlace: Hashable, Sendable {
    package let key: String
    /// The component's index among all components of the screen.
    package let index: ElementIndex<Component>
  }

  /// The range of a file that a screen or a component takes up.
  private struct Region {
    let start: LineColumn
    /// The position just after the last character.
    let end: LineColumn
    let screen: String
    let component: ComponentPlace?
    /// The index of the region around this one, among those of the file.
    var around: Int?

    func contains(_ place: LineColumn) -> Bool { start <= place && place < end }
  }

  /// Finds the places in an app's files.
  package init(of app: App, in sources: SourceTable) {
    self.init(app, sources.ends(of: app.placesOfParts), Positions(sources))
  }

  /// Finds the places of screens and components, whose ends are known.
  package init(_ app: App, _ ends: [Location: Location], _ positions: Positions) {
    for screen in app.screens where screen.isDescribed {
      let parts =
        [(screen.location, nil)]
        + screen.allComponents.withIndices.map { index, component in
          (component.location, ComponentPlace(key: component.key, index: index))
        }
      for (location, component) in parts {
        guard let start = positions[location], let end = ends[location].flatMap({ positions[$0] })
        else { continue }
        regions[start.file, default: []].append(
          Region(
            start: start.lineColumn, end: end.lineColumn, screen: screen.key,
            component: component))
      }
    }
    regions = regions.mapValues(Self.nested)
  }

  /// Returns the key of the screen, and the component, that contain a problem.
  package func place(
    of diagnostic: PlacedDiagnostic
  ) -> (screen: String, component: ComponentPlace?)? {
    guard let regions = regions[diagnostic.file] else { return nil }
    // The last region that begins at or before the problem, and then those around it.
    let count = regions.partitionPoint { $0.start > diagnostic.position.lineColumn }
    var next = count > 0 ? count - 1 : nil
    while let index = next, !regions[index].contains(diagnostic.position.lineColumn) {
      next = regions[index].around
    }
    return next.map { (regions[$0].screen, regions[$0].component) }
  }

  /// Returns regions in order, each with the one around it.
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
}

extension App {
  /// Where the app's screens and their components begin.
  package var placesOfParts: [Location] {
    screens.flatMap { [$0.location] + $0.allComponents.map(\.location) }
  }
}
