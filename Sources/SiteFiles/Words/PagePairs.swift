/// The pages of two states of a site, each with the one that it is compared with.
struct PagePairs {
  /// A page on both sides; nil on a side that lacks it.
  typealias Pair = (old: SiteWords.Page?, new: SiteWords.Page?)

  let old: SiteWords
  let new: SiteWords
  /// The pages in the order of the new side, followed by those that are gone.
  let all: [Pair]
  /// The keys of screens by the names of their folders. A screen with another key has its old one.
  private let oldFolders: [String: String]
  private let newFolders: [String: String]

  init(_ old: SiteWords, _ new: SiteWords) {
    (self.old, self.new) = (old, new)
    let kept = Set(new.pages.map(\.place))
    let byPlace = Dictionary(old.pages.map { ($0.place, $0) }, uniquingKeysWith: { one, _ in one })
    // A screen may have another key, but the name of its folder.
    let gone = Dictionary(
      old.pages.filter { !kept.contains($0.place) }.map { ($0.path, $0) },
      uniquingKeysWith: { one, _ in one })
    let pairs: [Pair] = new.pages.map { (byPlace[$0.place] ?? gone[$0.path], $0) }
    let matched = Set(pairs.compactMap { $0.old?.number })
    all = pairs + old.pages.filter { !matched.contains($0.number) }.map { ($0, nil) }
    var oldKeys: [String: String] = [:]
    for case (let before?, let after?) in pairs {
      if let new = after.screen, let old = before.screen { oldKeys[new] = old }
    }
    oldFolders = Self.folders(old) { $0 }
    newFolders = Self.folders(new) { oldKeys[$0] ?? $0 }
  }

  private static func folders(
    _ words: SiteWords, _ key: (String) -> String
  ) -> [String: String] {
    var folders: [String: String] = [:]
    for page in words.pages {
      let steps = page.path.split(separator: "/")
      if let screen = page.screen, steps.count > 2, steps[0] == "screens" {
        folders[String(steps[1])] = key(screen)
      }
    }
    return folders
  }

  /// Readers of both sides, for one thread.
  typealias Readers = (old: SiteWords.Reader, new: SiteWords.Reader)

  func readers() -> Readers { (old.reader(), new.reader()) }

  /// Returns what two pages say differently.
  func differences(of pair: Pair, _ names: NameChanges, _ read: Readers) -> [WordDifference] {
    switch pair {
    case (let before?, let after?):
      let (old, new) = (read.old(before), read.new(after))
      if before.path == after.path, old == new { return [] }
      return PageComparison(
        old.map { $0.naming(oldFolders) }, new.map { $0.naming(newFolders) }, on: after, names
      ).differences
    case (let before?, nil):
      return [WordDifference(.reworded, title(of: before, read.old), nil, on: before)]
    case (nil, let after?):
      return [WordDifference(.reworded, nil, title(of: after, read.new), on: after)]
    case (nil, nil): return []
    }
  }

  /// Returns the first text of a page, which is its title.
  private func title(of page: SiteWords.Page, _ read: SiteWords.Reader) -> String {
    read(page).lazy.compactMap(\.text).first ?? page.path
  }
}

extension SiteWords.Word {
  /// Returns the word with the keys of screens instead of the names of their folders.
  fileprivate func naming(_ keys: [String: String]) -> Self {
    switch self {
    case .text, .code: self
    case .link(let address): .link(PageAddress(address).naming(keys).text)
    }
  }
}
