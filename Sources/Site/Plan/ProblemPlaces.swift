import AppModel

/// Where the screens and components of an app begin, so that a complaint finds the one it is about.
struct ProblemPlaces {
  private var screens: [String: [Start<Screen>]] = [:]

  /// Where something begins in a file.
  private struct Start<Value> {
    let line: Int
    let column: Int
    let value: Value
  }

  init(_ app: App, _ positions: Positions) {
    for screen in app.screens {
      guard let position = positions[screen.location] else { continue }
      screens[position.file, default: []].append(
        Start(line: position.line, column: position.column, value: screen))
    }
    for file in screens.keys {
      screens[file]?.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    }
    self.positions = positions
  }

  private let positions: Positions

  /// The keys of the screen and the component around a complaint.
  func place(of diagnostic: PlacedDiagnostic) -> (screen: String, component: String?)? {
    let place = diagnostic.position
    guard let starts = screens[diagnostic.file],
      let index = Self.last(of: starts, before: place)
    else { return nil }
    let screen = starts[index].value
    guard let path = diagnostic.path, path.contains(".ui_components[") else {
      return (screen.key, nil)
    }
    let components = screen.allComponents.compactMap { component in
      positions[component.location].map {
        Start(line: $0.line, column: $0.column, value: component)
      }
    }
    return (screen.key, Self.last(of: components, before: place).map { components[$0].value.key })
  }

  /// The last of what begins at or before a place, found by halving.
  private static func last<Value>(of starts: [Start<Value>], before place: LineColumn) -> Int? {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if (starts[middle].line, starts[middle].column) <= (place.line, place.column) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 ? low - 1 : nil
  }
}
