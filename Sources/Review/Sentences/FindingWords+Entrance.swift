import AppLayout
import AppModel

extension FindingWords {
  /// Returns how screens open now and how they opened before, as pages say it.
  func words(ofEntrances entrances: Sides<Entrance?>) -> String {
    let ways = entrances.map { $0.map(way) ?? "in no way" }
    // A screen that nothing leads to is drawn as if it were opened from another one.
    let areLost = names.ways.lost.map { lost in finding.screens.contains(where: lost.contains) }
    switch (areLost.old, areLost.new) {
    case (false, true): return "\(areMany ? "no longer open" : "no longer opens") \(ways.old)"
    case (true, false): return "\(areMany ? "open" : "opens") \(ways.new) now"
    case (true, true), (false, false): break
    }
    let open = areMany ? "open" : "opens"
    switch (isWay(entrances.old, on: \.new), isWay(entrances.new, on: \.old)) {
    case (false?, true?):
      let isOnly = finding.screens.allSatisfy { names.ways.entrances.new[$0]?.count == 1 }
      return "\(areMany ? "no longer open" : "no longer opens") \(ways.old), "
        + "\(isOnly ? "only" : "mainly") \(ways.new)"
    case (true?, false?): return "also \(open) \(ways.new) now, and mainly"
    case (true?, true?): return "mainly \(open) \(ways.new) now"
    case (_, _): return "\(open) \(ways.new) instead of \(ways.old)"
    }
  }

  /// Whether the screens open in a way on a side; nil where some do.
  private func isWay(
    _ entrance: Entrance?, on side: KeyPath<Sides<[String: Set<Entrance>]>, [String: Set<Entrance>]>
  ) -> Bool? {
    let all = names.ways.entrances[keyPath: side]
    let found = finding.screens.map { screen in
      entrance.map { all[screen]?.contains($0) ?? false } ?? false
    }
    return Set(found).only
  }

  /// Returns what it means that a way to open screens is another one than the main way, or that it
  /// was added or removed, for one screen and for several.
  func words(
    of entrance: Entrance, isMain: Bool
  ) -> (one: String, many: String) {
    let way = way(entrance)
    return switch (isMain, finding.kind == .added) {
    case (true, true) where isLost.old, (false, true):
      ("also opens \(way) now", "also open \(way) now")
    case (true, false) where isLost.new, (false, false):
      ("no longer opens \(way)", "no longer open \(way)")
    case (true, true):
      ("still opens \(way), besides the main way", "still open \(way), besides the main way")
    case (true, false): ("mainly opens \(way) now", "mainly open \(way) now")
    }
  }

  /// Whether nothing leads to any of the screens on each side.
  private var isLost: Sides<Bool> {
    names.ways.lost.map { lost in
      !finding.screens.isEmpty && finding.screens.allSatisfy(lost.contains)
    }
  }

  private func way(_ entrance: Entrance) -> String {
    let isHome = !finding.screens.isEmpty && finding.screens.allSatisfy(names.isHome)
    return entrance.words(isTab: !isHome)
  }
}
