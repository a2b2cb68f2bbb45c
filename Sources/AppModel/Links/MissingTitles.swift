/// The titles of missing screens that only an id is known of.
enum MissingTitles {
  /// Gives each of these screens as much of its id in its title as tells it from the others.
  ///
  ///     b5f99dea-…                    Missing screen b5f9d
  ///     b5f9c001-…                    Missing screen b5f9c
  static func assign(to screens: inout [Screen]) {
    let missing = screens.indices.filter { screens[$0].isMissing && screens[$0].name == nil }
    let ids = Dictionary(uniqueKeysWithValues: missing.map { ($0, Array(screens[$0].id.readable)) })
    let sorted = missing.sorted { left, right in
      (ids[left] ?? []).lexicographicallyPrecedes(ids[right] ?? [])
    }
    for (index, next) in zip(sorted, sorted.dropFirst()) {
      guard let id = ids[index], let other = ids[next] else { continue }
      let length = zip(id, other).prefix { $0 == $1 }.count + 1
      for index in [index, next] {
        screens[index].titleLength = max(screens[index].titleLength, length)
      }
    }
  }
}
