import AppLayout
import AppModel
import Disk
import SiteFiles
import Wireframe

/// The pictures of a site that show something else than in another state of the app, that only one of
/// both has, and the screens that they are of: found by the hashes of what they show, without drawing.
package struct ChangedPictures: Hashable, Sendable {
  /// The paths of the pictures, in order.
  package private(set) var paths: [String] = []
  /// The keys of the screens.
  package private(set) var screens: Set<String> = []

  /// No pictures.
  package init() {}

  /// Compares the pictures of two states: those of some screens, or of all if there are no keys, and
  /// those that are not of a screen.
  package init(from old: Site, to new: Site, on keys: Set<String>?, jobs: Int) {
    let (before, after) = (old.pictureTasks(on: keys), new.pictureTasks(on: keys))
    let all = Set(before.keys).union(after.keys).sorted { ($0 ?? "") < ($1 ?? "") }
    let found = Workers.inOrder(all.count, jobs: jobs, with: {}) { number, _ in
      let key = all[number]
      let (old, new) = (
        ShownHashes(of: before[key] ?? [], in: old), ShownHashes(of: after[key] ?? [], in: new)
      )
      return old.different(from: new)
    }
    for (key, paths) in zip(all, found) where !paths.isEmpty {
      self.paths += paths
      if let key { screens.insert(key) }
    }
    paths.sort { $0.precedesByBytes($1) }
  }
}

/// What some pictures of a site show, by their paths.
private struct ShownHashes {
  private var hashes: [String: ContentHash] = [:]

  init(of tasks: [SiteTask], in site: Site) {
    var laidOut = LaidOutSite(site)
    for task in tasks {
      let theme = site.themes[task.theme]
      for document in site.documents(of: task) {
        guard case .picture(let find) = document.content else { continue }
        var hash = RunningHash()
        hash.write(theme.values)
        find(&laidOut).write(&hash)
        hashes[document.path.text] = hash.hash
      }
    }
  }

  /// Returns the paths of the pictures that are not the same in others.
  func different(from others: ShownHashes) -> [String] {
    Set(hashes.keys).union(others.hashes.keys).filter { hashes[$0] != others.hashes[$0] }
  }
}

extension Site {
  /// Returns the tasks of pictures by the keys of their screens, or by none.
  fileprivate func pictureTasks(on keys: Set<String>?) -> [String?: [SiteTask]] {
    let tasks = allTasks().filter(\.kind.isOfPictures)
    return Dictionary(grouping: tasks) { task -> String? in
      switch task.kind.scope {
      case .app: nil
      case .screen, .device: screens[task.screen].key
      }
    }.filter { key, _ in key.flatMap { key in keys.map { $0.contains(key) } } ?? true }
  }

  /// Returns the paths of the pages of screens, in the app's order.
  package func pages(of keys: Set<String>) -> [String] {
    screens.filter { keys.contains($0.key) }.map { paths.page(of: $0).text }
  }
}
