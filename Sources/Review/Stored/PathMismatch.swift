import AppModel
import SiteFiles

/// A folder that the paths of only one side begin with, so that no pictures of two sides match.
struct PathMismatch {
  /// The prefix that only the paths of one side have: `screens/`.
  private let start: String
  private let isOfNew: Bool
  /// How many pictures would match without it.
  private let matches: Int

  /// Finds the folder in the comparison of a number of pictures.
  init?(of pictures: [ComparedPicture], _ count: Int) {
    guard pictures.count == count,
      pictures.allSatisfy({ [.added, .removed].contains($0.verdict) })
    else { return nil }
    self.init(
      from: Set(pictures.compactMap(\.oldPath)), to: Set(pictures.compactMap(\.newPath)))
  }

  /// Finds the folder in the paths of both sides; nil if some match, or if leaving out a folder
  /// makes none match.
  init?(from old: Set<String>, to new: Set<String>) {
    guard old.isDisjoint(with: new) else { return nil }
    if let found = Self.start(of: new, among: old) {
      (start, matches, isOfNew) = (found.start, found.matches, true)
    } else if let found = Self.start(of: old, among: new) {
      (start, matches, isOfNew) = (found.start, found.matches, false)
    } else {
      return nil
    }
  }

  /// The most folders that are left out.
  private static let mostSteps = 4

  /// Returns the prefix that most of these paths have in addition to others; nil if there is none.
  /// A theme's folder is not one: its pictures are others.
  private static func start(
    of paths: Set<String>, among others: Set<String>
  ) -> (start: String, matches: Int)? {
    var counts: [Substring: Int] = [:]
    for path in paths {
      let ownPath = PicturePath.withoutTheme(path)
      var rest = path[...]
      for _ in 0..<mostSteps {
        guard let slash = rest.firstIndex(of: "/") else { break }
        rest = rest[rest.index(after: slash)...]
        let inner = String(rest)
        if inner != ownPath, others.contains(inner) {
          counts[path[..<rest.startIndex], default: 0] += 1
        }
      }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
      .map { (String($0.key), $0.value) }
  }

  /// What the mismatch means, for the sentence of a review.
  var text: String {
    "no paths match, but \(matches) would without '\(start.quotable)' at the start of the "
      + "\(isOfNew ? "new" : "old") ones"
  }
}
