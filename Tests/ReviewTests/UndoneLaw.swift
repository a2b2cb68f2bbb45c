import Support
import Testing

@testable import AppModel
@testable import Review

/// The law of apps that are put together: they are the apps that are read without the same edits.
struct UndoneLaw {
  /// The number of groups of edits, of those without which the app can be put together, and of those
  /// among them that change a picture.
  private(set) var all = 0
  private(set) var known = 0
  private(set) var changing = 0

  /// Tries the law with each edit of an app, and with some of them at once.
  mutating func examine(_ pair: ReviewCase, seed: UInt64) throws {
    let undone = try UndoneApps(pair)
    let together = UndoneTogether(undone.edits.units, of: undone).undone
    let units = undone.edits.units.filter(together.screens.know)
    all += undone.edits.units.count
    var random = SplitMix64(seed: seed)
    let joint = (0..<4).map { _ in
      let some = units.filter { _ in Bool.random(using: &random) }
      return Array(Set(some.joined())).sorted()
    }
    for group in units + joint where !group.isEmpty && together.screens.know(group) {
      let paths = "\(seed) \(group.map { undone.edits.edits[$0].path })"
      let put = try #require(together.screens.app(without: group)?.app, "\(paths)")
      let read = try #require(undone.readApp(without: group), "\(paths)")
      #expect(put.approachesOfScreens == read.approachesOfScreens, "\(paths)")
      #expect(put.screens.map(put.entrances) == read.screens.map(read.entrances), "\(paths)")
      #expect(Array(put.links) == Array(read.links), "\(paths)")
      #expect(zip(put.screens, read.screens).allSatisfy { $0.says(sameAs: $1) }, "\(paths)")
      let pictures = undone.pictures.elementIndices
      let found = together.states(of: pictures, without: group, jobs: 1)?.changed
      #expect(found == undone.states(of: pictures, without: group, jobs: 1)?.changed, "\(paths)")
      known += 1
      changing += found?.isEmpty == false ? 1 : 0
    }
  }
}

extension Screen {
  /// Whether another state of the screen says the same. Names in addresses do not count: they also
  /// depend on the names of other screens.
  fileprivate func says(sameAs other: Screen) -> Bool {
    var other = other
    other.slug = slug
    return self == other
  }
}

extension [ElementIndex<ComparedPicture>: UndonePicture] {
  /// The pictures that are not the new ones.
  fileprivate var changed: Self { filter { $0.value != .new } }
}
