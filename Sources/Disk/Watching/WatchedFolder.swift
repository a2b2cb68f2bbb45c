import Texts

/// A folder in which something may change that a run reads.
package struct WatchedFolder: Hashable, Sendable {
  let path: String
  /// The names that matter; nil where every name does.
  let names: Set<String>?

  /// Returns all folders in which something may change that is read from some places. Each folder
  /// around them counts too, where it can be replaced by another one.
  package static func all(around inputs: [InputPlace]) -> [WatchedFolder] {
    var names: [String: Set<String>?] = [:]
    for folder in inputs.flatMap(\.watched) {
      if let known = names[folder.path], let old = known, let new = folder.names {
        names[folder.path] = .some(old.union(new))
      } else if names[folder.path] != .some(.none) {
        names[folder.path] = .some(folder.names)
      }
    }
    return names.map { WatchedFolder(path: $0.key, names: $0.value) }.sorted {
      $0.path.precedesByBytes($1.path)
    }
  }

  /// Returns the folders around a path, each with the name through which the path leads.
  fileprivate static func around(_ path: String) -> [WatchedFolder] {
    var folders: [WatchedFolder] = []
    var around = path.isAbsolute ? "/" : ""
    for step in path.steps {
      if step != "..", step != "." {
        folders.append(WatchedFolder(path: around.isEmpty ? "." : around, names: [String(step)]))
      }
      around += (around.isEmpty || around == "/" ? "" : "/") + step
    }
    return folders
  }

  /// Returns the folders around a path, and around what it leads to.
  fileprivate static func behind(_ path: String) -> [WatchedFolder] {
    let real: String?
    do throws(SystemError) {
      real = try SystemPath(path).real
    } catch {
      real = nil
    }
    return around(path) + (real.map(around) ?? [])
  }
}

extension InputPlace {
  /// The folders in which something may change that is read.
  fileprivate var watched: [WatchedFolder] {
    switch self {
    case .app(.folder(let folder), let names, _, _):
      let places = names.map { $0.isAbsolute ? $0 : "\(folder.path)/\($0)" }
      let inner = places.flatMap { place in
        // A name may be that of a folder, and of a link that leads elsewhere.
        [WatchedFolder(path: place, names: nil)]
          + (FileStatus.exists(place) ? WatchedFolder.behind(place) : [])
      }
      return WatchedFolder.behind(folder.path) + [WatchedFolder(path: folder.path, names: nil)]
        + inner
    case .app(.file(let path), _, _, _), .file(let path, _): return WatchedFolder.behind(path)
    case .app(.revision, _, _, _), .repository, .compared, .shard: return []
    }
  }
}
