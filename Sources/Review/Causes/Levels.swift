import AppModel

/// How many steps away from the start each screen is.
struct Levels {
  private let ways: ScreenWays
  private var known: [String: Int] = [:]

  init(_ ways: ScreenWays) { self.ways = ways }

  mutating func level(of key: String) -> Int {
    var path: [String] = []
    var next: String? = key
    while let screen = next, known[screen] == nil {
      path.append(screen)
      // Tabs and menus are one step away from home.
      let home = ways.app.home?.key
      next = ways.approaches(of: screen).first?.opener ?? (screen == home ? nil : home)
    }
    var level = next.flatMap { known[$0] } ?? -1
    for screen in path.reversed() {
      level += 1
      known[screen] = level
    }
    return level
  }
}
