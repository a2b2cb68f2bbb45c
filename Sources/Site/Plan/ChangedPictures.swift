import AppLayout
import Disk
import SiteFiles
import Wireframe

/// The pictures of a site that show something else than in another state of the app, or that only one
/// of both has, and the screens that they are of.
package struct ChangedPictures: Hashable, Sendable {
  /// The paths of the pictures, in order.
  package fileprivate(set) var paths: [String] = []
  /// How many a comparison counts of them; one that has another path now counts once.
  package fileprivate(set) var count = 0
  /// The keys of the screens.
  package fileprivate(set) var screens: Set<String> = []

  /// No pictures.
  package init() {}
}

/// What all pictures of a site show, in hashes, which is found without drawing.
package struct SitePictureHashes: Sendable {
  private let site: Site
  /// The hashes of the pictures and their paths by the keys of screens, or by none, in the order of
  /// the site's tasks.
  private var hashes: [String?: [ContentHash]] = [:]

  /// Finds what the pictures show. After another state of the app in the same themes these are only
  /// those of some screens, unless there are no keys, and those that are not of a screen.
  package init(
    of site: Site, after old: SitePictureHashes? = nil, on keys: Set<String>? = nil, jobs: Int
  ) {
    self.site = site
    let tasks = site.pictureTasks
    hashes = old?.hashes.filter { tasks[$0.key] != nil } ?? [:]
    let themes = site.themes.map(\.values)
    let keys = old?.site.themes.map(\.values) == themes ? keys : nil
    let new = tasks.keys.filter { key in
      hashes[key] == nil || keys == nil || key.map { keys?.contains($0) == true } ?? true
    }
    let found = Workers.inOrder(new.count, jobs: jobs, with: { LaidOutSite(site) }) {
      number, site in
      (tasks[new[number]] ?? []).flatMap { site.hashes(of: $0, themes[$0.theme.index]) }
    }
    for (key, found) in zip(new, found) { hashes[key] = found }
  }

  /// Returns the pictures that show something else than in another state of the app.
  package func changes(since old: SitePictureHashes) -> ChangedPictures {
    var changes = ChangedPictures()
    let different = Set(hashes.keys).union(old.hashes.keys)
      .filter { hashes[$0] != old.hashes[$0] }
    guard !different.isEmpty else { return changes }
    let sides = [self, old].map { (hashes: $0, tasks: $0.site.pictureTasks) }
    for key in different {
      let pictures = sides.map { $0.hashes.pictures(of: key, $0.tasks[key] ?? []) }
      let new = pictures[0].filter { pictures[1][$0.key]?.hash != $0.value.hash }
      let gone = pictures[1].filter { pictures[0][$0.key] == nil }
      changes.paths += Array(new.keys) + gone.keys
      changes.count += max(
        new.values.count(where: \.isCounted), gone.values.count(where: \.isCounted))
      if let key { changes.screens.insert(key) }
    }
    changes.paths.sort { $0.precedesByBytes($1) }
    return changes
  }

  /// What a picture shows, and whether a comparison counts it.
  private struct Picture {
    let hash: ContentHash
    let isCounted: Bool
  }

  /// Returns the pictures of a key by their paths.
  private func pictures(of key: String?, _ tasks: [SiteTask]) -> [String: Picture] {
    let plans = tasks.flatMap { site.documents(of: $0).filter(\.isPicture) }
    return Dictionary(
      uniqueKeysWithValues: zip(plans, hashes[key] ?? []).map { plan, hash in
        (plan.path.text, Picture(hash: hash, isCounted: plan.subject.kind.isCompared))
      })
  }
}

extension LaidOutSite {
  /// Returns the hashes of the pictures of a task, each with its path and the values of its theme.
  fileprivate mutating func hashes(of task: SiteTask, _ values: [String]) -> [ContentHash] {
    site.documents(of: task).compactMap { document in
      guard case .picture(let find) = document.content else { return nil }
      var hash = RunningHash()
      hash.write(document.path.text)
      hash.write(values)
      find(&self).write(to: &hash, in: site.themes[task.theme])
      return hash.hash
    }
  }
}

extension PlannedDocument {
  fileprivate var isPicture: Bool { if case .picture = content { true } else { false } }
}

extension Site {
  /// The tasks of pictures by the keys of their screens, or by none.
  fileprivate var pictureTasks: [String?: [SiteTask]] {
    Dictionary(grouping: allTasks().filter(\.kind.isOfPictures)) { task -> String? in
      switch task.kind.scope {
      case .app: nil
      case .screen, .device: screens[task.screen].key
      }
    }
  }

  /// Returns the paths of the pages of screens, in the app's order.
  package func pages(of keys: Set<String>) -> [String] {
    screens.filter { keys.contains($0.key) }.map { paths.page(of: $0).text }
  }
}
