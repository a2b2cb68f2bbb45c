import AppLayout
import AppModel
import Wireframe

/// The stories that nothing compared shows, but without which the app is another one: something reads
/// what they edit, so that people may notice it.
struct StatedStories {
  private(set) var found: [Int] = []
  private let stories: [Story]
  private let undone: UndoneApps
  /// How many more times the app may be read.
  private var left = 128
  /// Whether that was too few to examine all of the stories one by one.
  private(set) var hasStopped = false

  /// Undoes some of the stories: many at once, and halves of them where the app is another one then.
  init(_ places: [Int], of stories: [Story], in undone: UndoneApps) {
    self.stories = stories
    self.undone = undone
    // No app has its themes, and pictures of both sides are drawn in those of the new one.
    let themes = Set(undone.edits.edits.filter(\.isOfTheme).map(\.file)).filter(isShownTheme)
    let isNews = places.map { place in
      stories[place].edits.map { undone.edits.edits[$0] }.contains { edit in
        themes.contains(edit.file) && !["$schema", "summary"].contains(edit.name)
      }
    }
    found = zip(places, isNews).filter(\.1).map(\.0)
    examine(zip(places, isNews).filter { !$0.1 }.map(\.0)[...])
  }

  /// Whether a file is a theme that the site has.
  private func isShownTheme(_ file: String) -> Bool {
    guard let bytes = undone.files[file]?.bytes,
      let theme = ThemeReading(bytes, named: file).theme
    else { return false }
    return undone.terms.themes.contains(theme)
  }

  private mutating func examine(_ places: ArraySlice<Int>) {
    guard !places.isEmpty else { return }
    left -= 1
    let app = undone.readApp(without: places.flatMap { stories[$0].edits }.sorted())
    if app == undone.new.app { return }
    if places.count == 1, isSilent(app, without: places[places.startIndex]) { return }
    guard places.count > 1, left >= 0 else {
      hasStopped = hasStopped || places.count > 1
      // What was not examined counts as news, so that nothing is lost.
      return found += places.filter { places.count > 1 || isAsked(app, without: $0) }
    }
    let middle = places.startIndex + places.count / 2
    examine(places[..<middle])
    examine(places[middle...])
  }

  /// Whether people see no difference without a story: the app says the same, or the story only
  /// replaces files that could not be read, which is listed among the fixed problems.
  private func isSilent(_ app: App?, without story: Int) -> Bool {
    app?.says(theSameAs: undone.new.app) == true
      || stories[story].edits.map { undone.edits.edits[$0] }.allSatisfy {
        $0.old?.isReadable == false || $0.isOfForm
      }
  }

  /// Whether anybody asked for what an app without a story shows: not if it is only on other screens
  /// than the chosen ones, or in boxes that are left out.
  private func isAsked(_ app: App?, without story: Int) -> Bool {
    guard let app else { return true }
    let affected = AffectedScreens(from: undone.new.app, to: app)
    if let keys = affected.keys, let chosen = undone.new.axes.screens, !keys.isEmpty,
      keys.isDisjoint(with: chosen)
    {
      return false
    }
    guard !undone.terms.ignored.isEmpty else { return true }
    let other = undone.new.showing(app)
    return undone.groups(on: affected).allSatisfy { group in
      let comparison = GroupComparison(
        GroupPictures(other, group), GroupPictures(undone.new, group), undone.terms)
      return comparison.kinds.allSatisfy(comparison.isSame)
    }
  }
}
