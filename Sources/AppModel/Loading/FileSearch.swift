/// The search for the files that Zapp publishes, in an app's folder and in the folders inside it.
///
/// A file directly in the app's folder wins over any deeper one, else the least deep one does, and
/// of equally deep ones the one without a suffix.
package struct FileSearch: Sendable {
  /// The number of levels of folders that are looked at.
  package static let mostLevels = 4
  /// The number of files and folders that are looked at.
  package static let mostEntries = 10_000

  private var candidates: [PublishedFile: Candidates] = [:]
  private var named: [String: String]
  /// Whether there are more files and folders than may be looked at.
  package var isCut = false
  /// The folders that links lead to, out of the app's folder.
  package var outside: [String] = []

  /// The best files of a kind that were found until now, which are equally good.
  private struct Candidates {
    let depth: Int
    var isExact: Bool
    var paths: [String]
  }

  /// Starts a search, except for the files that the app's `riverbed.json` names.
  package init(except named: [String: String] = [:]) { self.named = named }

  /// Looks at a file or folder, a number of folders deep. Those that are less deep come first.
  package mutating func see(_ name: String, in folder: String?, _ depth: Int) {
    for file in PublishedFile.all where file.isCalled(name) {
      let path = folder.map { "\($0)/\(name)" } ?? name
      let isExact = file.isExactly(name)
      guard let known = candidates[file], isExact == known.isExact || known.depth < depth else {
        if isExact || candidates[file] == nil {
          candidates[file] = Candidates(depth: depth, isExact: isExact, paths: [path])
        }
        continue
      }
      if known.depth == depth { candidates[file]?.paths.append(path) }
    }
  }

  /// Whether folders inside the app's folder need not be looked at: everything that is read was in
  /// the folder itself. One file of screens is enough there.
  package var isOver: Bool {
    let here = candidates.filter { $0.value.depth == 0 }
    let found = { (name: String) in
      named[name] != nil || here.contains { $0.key.name == name }
    }
    // An older app has all of its files in its folder.
    let isOlder =
      !found(PublishedFile.layout)
      && here.contains { $0.key.name == AppFile.rivers.name && $0.value.isExact }
    return isOlder || AppFile.rivers.names.contains(where: found) && found(AppFile.plugins.name)
  }

  /// What was found.
  package var found: FoundFiles {
    var found = FoundFiles(paths: named, isCut: isCut, outside: outside)
    let hasScreens = candidates.contains {
      $0.value.depth == 0 && $0.key.name.map(AppFile.rivers.names.contains) == true
    }
    for (file, best) in candidates {
      guard let name = file.name else {
        found.unread += best.paths
        continue
      }
      let isOther = hasScreens && best.depth > 0 && AppFile.rivers.names.contains(name)
      guard named[name] == nil, !isOther else { continue }
      if best.paths.count == 1 {
        found.paths[name] = best.paths[0]
      } else {
        found.equal[name] = best.paths
      }
    }
    found.unread.sort()
    found.isShallow = isOver
    return found
  }
}

/// Where in an app's folder the files are that Zapp publishes.
package struct FoundFiles: Hashable, Sendable {
  /// The paths of the files by the names under which they are read.
  package fileprivate(set) var paths: [String: String] = [:]
  /// Files that are equally good, so that none of them is read.
  package fileprivate(set) var equal: [String: [String]] = [:]
  /// The paths of Zapp's files that Riverbed does not read.
  package fileprivate(set) var unread: [String] = []
  /// Whether there were more files and folders than may be looked at.
  let isCut: Bool
  /// Whether no folder inside the app's folder was looked at, as none had to be.
  fileprivate(set) var isShallow = false
  /// The folders that links lead to, out of the app's folder, in which nothing was looked for.
  let outside: [String]

  fileprivate init(paths: [String: String], isCut: Bool, outside: [String]) {
    self.paths = paths
    self.isCut = isCut
    self.outside = outside
  }

  /// What there is in a folder that has only files with the names under which they are read.
  package static let none = FoundFiles(paths: [:], isCut: false, outside: [])

  /// Returns where a file is in the app's folder: the first place if there are several.
  package func path(of name: String) -> String { paths[name] ?? equal[name]?.first ?? name }

  /// Returns the paths of unread files of which kind there were none among others; nothing where
  /// fewer folders were looked at there, or here.
  package func unreadKinds(besides others: FoundFiles) -> [String] {
    guard isShallow == others.isShallow, !isCut, !others.isCut else { return [] }
    let known = Set(others.unread.compactMap(PublishedFile.init(at:)))
    return unread.filter { path in PublishedFile(at: path).map { !known.contains($0) } ?? false }
  }

  /// Whether there is a file of screens.
  package var hasScreens: Bool {
    AppFile.rivers.names.contains { paths[$0] != nil || equal[$0] != nil }
  }
}
