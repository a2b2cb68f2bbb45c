import AppModel
import Disk

extension FolderInput where Self: ~Copyable {
  /// Reads the files of an app in a fixed order, so that a limit affects the same files on every
  /// machine.
  mutating func appFiles(
    limits: InputLimits, nextTo siblings: [String], _ found: FoundFiles
  ) -> AppFiles {
    var contents: [FileName: AppFiles.Content] = [:]
    for name in AppFile.inFolder.flatMap(\.names) {
      contents[FileName(name)] =
        found.equal[name].map { .equal($0) }
        ?? read(found.path(of: name)).map { AppFiles.Content($0, limits) }
    }
    readFeeds(into: &contents, limits)
    readStoryboards(into: &contents, among: siblings, limits)
    return AppFiles(contents, nextTo: siblings, found, size: limits.total - left)
  }

  /// Reads the storyboards that routes.json lists, or all in the app's folder and in its
  /// Base.lproj. Those in the folder of a language are only found.
  private mutating func readStoryboards(
    into contents: inout [FileName: AppFiles.Content], among siblings: [String],
    _ limits: InputLimits
  ) {
    var names: [String]?
    if case .bytes(let bytes)? = contents[FileName(AppFile.routes.name)] {
      names = AppFiles.storyboardsListed(in: bytes)
    }
    let found =
      names ?? siblings.filter { $0.hasSuffix(AppFiles.storyboardEnding) }
      + storyboards(in: AppFile.baseFolder, &contents, limits)
    for name in found where contents[FileName(name)] == nil {
      contents[FileName(name)] = read(name).map { AppFiles.Content($0, limits) }
    }
    guard names == nil else { return }
    for folder in siblings where AppFiles.isOfLanguage(folder) {
      for name in storyboards(in: folder, &contents, limits) { contents[FileName(name)] = .unread }
    }
  }

  /// Returns the paths of the storyboards in a folder; none where it does not exist, or cannot be
  /// listed, which is reported.
  private mutating func storyboards(
    in folder: String, _ contents: inout [FileName: AppFiles.Content], _ limits: InputLimits
  ) -> [String] {
    do throws(FileRefusal) {
      let listing = try list(folder)
      return (listing?.names ?? []).filter { $0.hasSuffix(AppFiles.storyboardEnding) }
        .map { "\(folder)/\($0)" }
    } catch {
      contents[FileName(folder)] = AppFiles.Content(error, limits)
      return []
    }
  }

  private mutating func readFeeds(
    into contents: inout [FileName: AppFiles.Content], _ limits: InputLimits
  ) {
    let folder = AppFile.feedsFolder
    let listing: FolderListing
    do throws(FileRefusal) {
      guard let found = try list(folder) else { return }
      listing = found
    } catch {
      contents[FileName(folder)] = AppFiles.Content(error, limits)
      return
    }
    var paths = listing.names.filter(Self.isFeed).map { FileName(AppFile.nameInFeeds($0)) }
    let index = FileName(AppFile.feedIndex.name)
    if let place = paths.firstIndex(of: index) {
      paths.remove(at: place)
      contents[index] = read(index.text).map { AppFiles.Content($0, limits) }
    }
    guard case .bytes(let bytes)? = contents[index],
      let listed = AppFiles.feedsListed(in: bytes)
    else {
      // Without an index these files have no known purpose, so they are not read, but a file that
      // could not be read is still reported.
      for path in paths {
        contents[path] = refusal(of: path.text).map { AppFiles.Content($0, limits) } ?? .unread
      }
      return
    }
    for path in paths where listed.contains(path) {
      contents[path] = read(path.text).map { AppFiles.Content($0, limits) }
    }
    for path in paths where !listed.contains(path) {
      contents[path] = read(path.text).map { AppFiles.Content(examining: $0, limits) }
    }
  }

  private static func isFeed(_ name: String) -> Bool {
    name.hasSuffix(".json") && !name.hasPrefix(".")
  }
}

extension AppFiles.Content {
  /// Converts what the disk returned for a file that was read within some limits.
  init(_ content: FileContent, _ limits: InputLimits) {
    self =
      switch content {
      case .bytes(let bytes): .bytes(bytes)
      case .refused(let refusal): AppFiles.Content(refusal, limits)
      }
  }

  /// Converts the reason that the disk returned nothing.
  fileprivate init(_ refusal: FileRefusal, _ limits: InputLimits) {
    self =
      switch refusal {
      case .unreadable(let reason): .unreadable(reason)
      case .outside: .outside
      case .overLimit: .overLimit(limits.total)
      }
  }

  /// Converts a file that nothing refers to, which is examined and not kept.
  fileprivate init(examining content: FileContent, _ limits: InputLimits) {
    if case .bytes(let bytes) = content {
      self = .examined(Examination(of: bytes))
    } else {
      self.init(content, limits)
    }
  }
}
