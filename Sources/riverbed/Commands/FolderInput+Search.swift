import AppModel
import Disk

extension FolderInput where Self: ~Copyable {
  /// Finds the files that Zapp publishes, unless the app's `riverbed.json` says where they are: level
  /// by level, and in the order of names, so that a limit leaves out the same on every machine.
  mutating func foundFiles(among names: [String]) -> FoundFiles {
    var search = FileSearch(except: namedFiles(among: names))
    var count = names.count
    search.isCut = count > FileSearch.mostEntries
    for name in names.prefix(FileSearch.mostEntries) { search.see(name, in: nil, 0) }
    var seen: Set<String> = []
    var folders = names.filter(Self.mayBeFolder).filter { !AppFiles.isOfFolder($0) }
    for depth in 1...FileSearch.mostLevels where !search.isOver {
      var inner: [String] = []
      for folder in folders {
        guard count < FileSearch.mostEntries else {
          search.isCut = true
          return search.found
        }
        guard let listing = listing(of: folder, &search),
          // A link to another folder of the app leads to nothing new.
          seen.insert(listing.identity).inserted
        else { continue }
        let entries = listing.names.prefix(FileSearch.mostEntries - count)
        count += entries.count
        if entries.count < listing.names.count { search.isCut = true }
        for name in entries { search.see(name, in: folder, depth) }
        inner += entries.filter(Self.mayBeFolder).map { "\(folder)/\($0)" }
      }
      folders = inner
    }
    return search.found
  }

  /// Returns which files the app's `riverbed.json` names. It is read again with the app, which
  /// reports its mistakes.
  private mutating func namedFiles(among names: [String]) -> [String: String] {
    let name = AppFile.riverbed.name
    guard names.contains(name), case .bytes(let bytes)? = content(of: name, atMost: left) else {
      return [:]
    }
    let site = AppReading(AppFiles([FileName(name): .bytes(bytes)])).site
    return site.files.mapValues(\.value.withoutRedundantSteps)
      .filter { !["", "."].contains($0.value) && !$0.value.isAbsolute }
  }

  /// Lists a folder; nil for anything else, such as a file, and where it cannot be listed.
  private mutating func listing(of folder: String, _ search: inout FileSearch) -> FolderListing? {
    do throws(FileRefusal) {
      return try list(folder)
    } catch {
      if error == .outside { search.outside.append(folder) }
      return nil
    }
  }

  /// Whether a name can be that of a folder of a bucket.
  private static func mayBeFolder(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix(".json")
  }
}
