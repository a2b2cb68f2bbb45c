import AppModel

/// A place on the map: the start of the app, or a screen.
enum MapPlace: Hashable, Sendable {
  /// The start of the app, which may show a menu or tabs.
  case start
  /// A screen, by its index among all screens of the app.
  case screen(ElementIndex<Screen>)

  /// Creates the place with a number.
  init(number: Int) {
    self = number == 0 ? .start : .screen(ElementIndex(number - 1))
  }

  /// The number of the place among all places: 0 for the start, and then the screens from 1.
  var number: Int {
    switch self {
    case .start: 0
    case .screen(let screen): screen.index + 1
    }
  }

  /// The id of the place in lists and in texts: `s0` for the start.
  var id: String { "s\(number)" }
}

extension MapPlace: Comparable {
  static func < (left: MapPlace, right: MapPlace) -> Bool { left.number < right.number }
}
