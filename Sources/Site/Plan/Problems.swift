import AppModel

/// The complaints about an app, sorted to where they are shown.
struct Problems: Sendable {
  /// All of them, in the order of files and lines.
  let all: [Problem]
  private let byScreen: [String: [Int]]

  init(
    _ diagnostics: [PlacedDiagnostic], of app: App, _ sources: SourceTable, _ positions: Positions
  ) {
    let places = ProblemPlaces(app, sources, positions)
    let missing = Self.missing(of: app, positions)
    var byScreen: [String: [Int]] = [:]
    all = diagnostics.enumerated().map { index, diagnostic in
      let place = places.place(of: diagnostic)
      let named = missing[diagnostic.file]?[diagnostic.position]
      for key in [place?.screen, named].compactMap(\.self) {
        byScreen[key, default: []].append(index)
      }
      return Problem(
        diagnostic: diagnostic, screen: place?.screen, component: place?.component)
    }
    self.byScreen = byScreen
  }

  /// The keys of the screens that no file has, by the files and places that first name them: what is
  /// wrong there is told at them too.
  private static func missing(
    of app: App, _ positions: Positions
  ) -> [String: [LineColumn: String]] {
    app.screens.filter { $0.origin == .nowhere }.reduce(into: [:]) { missing, screen in
      guard let place = positions[screen.location] else { return }
      let position = LineColumn(line: place.line, column: place.column)
      missing[place.file, default: [:]][position] = screen.key
    }
  }

  /// The complaints about a screen and what is in it; those about a screen that no file has are about
  /// what leads there.
  func problems(of screen: Screen) -> [Problem] {
    (byScreen[screen.key] ?? []).map { all[$0] }
  }
}

extension Problems {
  /// How many there are of each gravity.
  struct Tally: Hashable, Sendable {
    private(set) var errors = 0
    private(set) var warnings = 0
    private(set) var notes = 0

    /// Errors and warnings; notes are hints, and nothing is wrong where they stand.
    var problems: Int { errors + warnings }

    /// All of them.
    var all: Int { problems + notes }

    init(_ problems: [Problem]) {
      for problem in problems {
        switch problem.diagnostic.severity {
        case .error: errors += problem.diagnostic.count
        case .warning: warnings += problem.diagnostic.count
        case .note: notes += problem.diagnostic.count
        }
      }
    }
  }
}

/// A complaint and what it is about.
struct Problem: Hashable, Sendable {
  let diagnostic: PlacedDiagnostic
  /// The key of the screen in whose JSON it stands.
  let screen: String?
  /// The component in whose JSON it stands.
  let component: ComponentPlace?

  /// A component of a screen.
  struct ComponentPlace: Hashable, Sendable {
    let key: String
    /// Its place among all components of the screen.
    let index: Int
  }
}
