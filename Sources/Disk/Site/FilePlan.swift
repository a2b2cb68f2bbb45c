/// What a build does to the files of a site: those it will consist of, and those it consisted of.
struct FilePlan {
  /// What the site will consist of.
  let files: [String]
  /// What was the site's and will not be.
  let stale: [StaleFile]
  private let kept: PathSet
  private let owned: PathSet

  /// Plans a build; throws where a path may lead out of the site, or is the record's own.
  init(files: [String], owned: [String], record: String, site: String) throws(DiskError) {
    for file in files { _ = try SitePath(file, in: site) }
    guard !files.contains(record), !owned.contains(record) else {
      throw DiskError(
        attempt: "cannot use '\(record)' as a file of '\(site)'", reason: "it is the site's record")
    }
    self.files = files
    let kept = PathSet(files)
    var stale: [StaleFile] = []
    for file in owned {
      let path = try SitePath(file, in: site)
      guard !kept.contains(file) else { continue }
      stale.append(StaleFile(path: path, lookalikes: kept.lookalikes(of: file)))
    }
    self.stale = stale
    self.kept = kept
    self.owned = PathSet(owned)
  }

  /// The files that no build wrote yet.
  var newcomers: some Sequence<String> { files.lazy.filter { [owned] in !owned.contains($0) } }

  /// The site's files that some disks take for this new one.
  func ownedLookalikes(of path: String) -> [String] { owned.lookalikes(of: path) }

  /// The stale files that stand where folders will be, or in folders where files will be.
  var obstacles: [StaleFile] {
    guard !stale.isEmpty else { return [] }
    var folders: Set<[UInt8]> = []
    for file in files { SitePath(file)?.insertEnclosing(into: &folders) }
    return stale.filter { file in
      folders.contains(Array(file.path.text.utf8))
        || file.path.enclosing.contains { kept.contains(String(decoding: $0, as: UTF8.self)) }
    }
  }

  /// What this build may write and what unfinished ones may have written, as the journal holds it.
  func journal(after unfinished: [String]) -> [UInt8] {
    let older = unfinished.filter { !kept.contains($0) }
    return Array((files + older).joined(separator: "\0").utf8)
  }
}

/// A file that is no part of its site any more.
struct StaleFile: Sendable {
  let path: SitePath
  /// The files of the site that some disks take for it.
  let lookalikes: [String]
}
