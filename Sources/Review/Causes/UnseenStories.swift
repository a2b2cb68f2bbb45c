import AppModel
import SiteFiles
import Wireframe

/// The stories that no picture shows, but that change what pages of the site say.
struct UnseenStories {
  /// The stories, which are one only where the work reached its limit, with what they change.
  private(set) var found: [(stories: [Int], differences: [WordDifference])] = []
  private let stories: [Story]
  private let undone: UndoneApps
  private let read: ReviewTerms.WordReader
  /// How many more states of the site may be compared.
  private var left = 64
  /// Whether that was too few to examine all of the stories one by one.
  private(set) var hasStopped = false

  /// The maximum number of links of a screen that are followed.
  private static let mostLinks = 1000

  /// Up to this number stories are all undone alone: what two of them do may cancel out.
  private static let mostAlone = 4

  /// Undoes some of the stories, and compares what the pages say.
  init(
    _ places: [Int], of stories: [Story], in undone: UndoneApps,
    _ read: @escaping ReviewTerms.WordReader
  ) {
    self.stories = stories
    self.undone = undone
    self.read = read
    if places.count <= Self.mostAlone {
      for place in places { examine([place]) }
    } else {
      examine(places[...])
    }
  }

  private mutating func examine(_ places: ArraySlice<Int>) {
    let edits = places.flatMap { stories[$0].edits }.sorted()
    guard !places.isEmpty else { return }
    left -= 1
    let differences = undone.app(without: edits).map { app, affected in
      let screens = screens(around: affected, in: app)
      let differences = words(of: app, screens)
        .differences(to: words(of: undone.new.app, screens))
      return differences.isEmpty ? [] : news(differences, screens)
    }
    if let differences {
      guard !differences.isEmpty else { return }
      if places.count == 1 || left < 0 {
        hasStopped = hasStopped || places.count > 1
        return found.append((Array(places), differences))
      }
    }
    guard places.count > 1 else { return }
    guard left >= 0 else {
      hasStopped = true
      return
    }
    let middle = places.startIndex + places.count / 2
    examine(places[..<middle])
    examine(places[middle...])
  }
}

extension UnseenStories {
  /// Returns the screens whose pages can differ: those whose pictures can, and those that these open,
  /// whose pages say from where; nil for all.
  private func screens(around affected: AffectedScreens, in app: App) -> Set<String>? {
    affected.keys.map { keys in
      [undone.new.app, app].reduce(into: keys) { screens, side in
        for screen in keys.compactMap(side.screen) {
          screens.formUnion(side.links(from: screen, atMost: Self.mostLinks).shown.map(\.to))
        }
      }
    }
  }

  /// Returns what the pages about some screens say, and those about the app.
  private func words(of app: App, _ screens: Set<String>?) -> SiteWords {
    read(app, undone.new.axes, undone.terms.themes, screens)
  }

  /// Returns those of some differences that are news: on the pages of a screen that only one side has
  /// nothing is, and neither is what pages only say without the edits, but did not say before either,
  /// such as another count.
  private func news(
    _ differences: [WordDifference], _ screens: Set<String>?
  ) -> [WordDifference] {
    let own = telling(
      differences.filter { difference in
        difference.screens.isEmpty || difference.screens.contains(where: undone.haveScreen)
      })
    guard own.contains(where: { $0.kind == .reworded && $0.old != nil }) else { return own }
    let said = words(of: undone.old.app, screens.map(undone.oldKeys)).allWritten()
    return own.filter { difference in
      difference.kind != .reworded || difference.old.map(said.contains) ?? true
    }
  }
}

extension UnseenStories {
  /// Returns differences without those that say nothing by themselves where others say what happened:
  /// links to other steps, what is between names in a list, and the name of a screen that is still there, in or out of a list.
  private func telling(_ differences: [WordDifference]) -> [WordDifference] {
    let titles = Set(undone.new.app.screens.filter(\.isWritten).map(\.title))
      .intersection(undone.old.app.screens.filter(\.isWritten).map(\.title))
    let telling = differences.filter { difference in
      guard difference.kind == .reworded else { return true }
      let texts = [difference.old, difference.new].compactMap(\.self)
      if texts.allSatisfy(\.isPunctuation) { return false }
      if texts.contains(where: { PagePlace.isStep(at: $0) }) { return false }
      return texts.count != 1 || !titles.contains(texts[0])
    }
    return telling.isEmpty ? differences : telling
  }
}

extension UndoneApps {
  /// Whether both sides have a screen, perhaps under another key.
  fileprivate func haveScreen(_ key: String) -> Bool {
    let sides = [(old.app, renamedScreens.oldKeys[key] ?? key), (new.app, key)]
    return sides.allSatisfy { app, key in app.screen(key)?.isWritten ?? false }
  }

  /// Returns screens with those that had another key on the old side.
  fileprivate func oldKeys(of screens: Set<String>) -> Set<String> {
    screens.union(screens.compactMap { renamedScreens.oldKeys[$0] })
  }
}

extension WordDifference {
  /// The difference as what happened to a value.
  var event: BoxChange.Event {
    let texts = Sides(old: old, new: new)
    return switch kind {
    case .retitled: .retitled(texts)
    case .renoted: .renoted(texts)
    case .reordered: .reordered
    case .reworded: .reworded(texts)
    }
  }
}

extension String {
  /// Whether the text has no letters and no numbers.
  fileprivate var isPunctuation: Bool { !contains { $0.isLetter || $0.isNumber } }
}
