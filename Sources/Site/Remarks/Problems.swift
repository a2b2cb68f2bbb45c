import AppModel
import PageParts

/// A problem, and the screen and component it is about.
struct Problem: Hashable, Sendable {
  let diagnostic: PlacedDiagnostic
  /// The key of the screen whose JSON contains it.
  let screen: String?
  /// The component whose JSON contains it.
  let component: ProblemPlaces.ComponentPlace?
}

/// The problems of an app, sorted by where they are shown.
struct Problems: Sendable {
  /// All problems, in the order of files and lines.
  let all: [Problem]
  private let byScreen: [String: [Int]]

  init(
    _ diagnostics: [PlacedDiagnostic], of app: App, _ ends: [Location: Location],
    _ positions: Positions
  ) {
    let places = ProblemPlaces(app, ends, positions)
    let missing = Self.missing(of: app, positions)
    var byScreen: [String: [Int]] = [:]
    all = diagnostics.enumerated().map { index, diagnostic in
      let place = places.place(of: diagnostic)
      let named = missing[diagnostic.file]?[diagnostic.position.lineColumn]
      for key in [place?.screen, named].compactMap(\.self) {
        byScreen[key, default: []].append(index)
      }
      return Problem(
        diagnostic: diagnostic, screen: place?.screen, component: place?.component)
    }
    self.byScreen = byScreen
  }

  /// Returns the keys of missing screens by the files and places that first name them: problems
  /// there are shown at those screens too.
  private static func missing(
    of app: App, _ positions: Positions
  ) -> [String: [LineColumn: String]] {
    app.screens.filter(\.isMissing).reduce(into: [:]) { missing, screen in
      guard let place = positions[screen.location] else { return }
      missing[place.file, default: [:]][place.lineColumn] = screen.key
    }
  }

  /// Returns the problems of a screen and its content; those of a missing screen are about what
  /// leads there.
  func of(_ screen: Screen) -> [Problem] {
    (byScreen[screen.key] ?? []).map { all[$0] }
  }
}

extension Problems {
  /// How many problems there are of each severity.
  struct Tally: Hashable, Sendable {
    private(set) var errors = 0
    private(set) var warnings = 0
    /// The number of notes, which pages call hints.
    private(set) var hints = 0

    /// The number of errors and warnings.
    var severeCount: Int { errors + warnings }

    /// The number of all of them.
    var all: Int { severeCount + hints }

    init(of problems: [Problem]) {
      for problem in problems {
        switch problem.diagnostic.severity {
        case .error: errors += problem.diagnostic.count
        case .warning: warnings += problem.diagnostic.count
        case .note: hints += problem.diagnostic.count
        }
      }
    }
  }
}

extension Problems.Tally {
  /// The numbers of errors and warnings that are not zero.
  var severe: [(count: Int, word: String, tone: Tone)] {
    [(errors, "error", .error), (warnings, "warning", .warning)].filter { $0.count > 0 }
  }

  /// All the numbers: `2 errors, 1 warning and 3 hints`.
  var words: String {
    let parts = [(errors, "error"), (warnings, "warning"), (hints, "hint")].filter { $0.0 > 0 }
    return parts.isEmpty ? "no problems" : parts.map { $0.0.counted(as: $0.1) }.listed()
  }
}
