/// The files of an app folder as they came from the disk, not validated.
package struct AppFiles: Hashable, Sendable {
  private let contents: [FileName: Content]
  /// The name of the file that holds the screens.
  package let rivers: String
  /// The names of other files next to them; one of these may be a misspelled name.
  let otherNames: [String]
  /// Where the files were found that have other names, or are in folders of their own.
  package let found: FoundFiles
  /// The number of bytes read from all files together, kept or not.
  let size: Int

  /// The content found under a name.
  package enum Content: Hashable, Sendable {
    case bytes([UInt8])
    /// The file exists but cannot be read; the reason is the system's own.
    case unreadable(String)
    /// The path to the file leads out of the app's folder.
    case outside
    /// With this file, the app would exceed this limit on the bytes that may be read.
    case overLimit(Int)
    /// Several files can be this one, at these paths, and none of them was read.
    case equal([String])
    /// The file exists and was not read, because nothing in the app refers to it.
    case unread
    /// The file was examined but not kept, because nothing in the app refers to it.
    case examined(Examination)
  }

  /// Collects the files of a folder by their names inside it.
  package init(
    _ contents: [FileName: Content], nextTo otherNames: [String] = [],
    _ found: FoundFiles = .none, size: Int = 0
  ) {
    self.init(
      contents, nextTo: otherNames, found, size: size, rivers: Self.rivers(among: contents))
  }

  private init(
    _ contents: [FileName: Content], nextTo otherNames: [String], _ found: FoundFiles, size: Int,
    rivers: String
  ) {
    self.contents = contents
    self.found = found
    self.size = size
    self.otherNames = otherNames.sorted()
    self.rivers = rivers
  }

  /// Returns the name of the file of screens that is read.
  private static func rivers(among contents: [FileName: Content]) -> String {
    let names = AppFile.rivers.names.filter { contents[FileName($0)] != nil }
    let hasLayout =
      names.count > 1
      && contents[FileName(PublishedFile.layout)]?.bytes.map(LayoutFile.wins) == true
    return hasLayout ? PublishedFile.layout : names.first ?? AppFile.rivers.name
  }

  /// Whether everything that is read is the same as in other files; what else is next to it counts
  /// only where there are no screens.
  package func isRead(as others: AppFiles) -> Bool {
    contents == others.contents && found == others.found
      && (otherNames == others.otherNames || contents[FileName(rivers)] != nil)
  }

  /// The names of all files, sorted.
  package var names: [String] { contents.keys.sorted().map(\.text) }

  package subscript(name: String) -> Content? { contents[FileName(name)] }

  /// Returns the files with some more that only people look at.
  package func with(_ others: [String: Content]) -> AppFiles {
    with(others.map { (FileName($0.key), $0.value) })
  }

  private func with(_ others: [(name: FileName, content: Content?)]) -> AppFiles {
    var all = contents
    for (name, content) in others { all[name] = content }
    let hasRivers = others.contains { AppFile(named: $0.name.text) == .rivers }
    return AppFiles(
      all, nextTo: otherNames, found, size: size,
      rivers: hasRivers ? Self.rivers(among: all) : rivers)
  }

  /// Returns the files with the bytes of those that were only examined, where others have the same
  /// bytes under a name that is not among these.
  package func knowing(_ others: AppFiles) -> AppFiles {
    let examined = contents.compactMap { name, content -> (FileName, FNVHash)? in
      guard case .examined(let found) = content, others.contents[name] == nil else { return nil }
      return (name, found.hash)
    }
    guard !examined.isEmpty else { return self }
    let left = others.contents.filter { contents[$0.key] == nil }.sorted { $0.key < $1.key }
    let known = Dictionary(
      firstOf: left.compactMap { $0.value.bytes }.map { (FNVHash(of: $0), $0) })
    return with(examined.compactMap { name, hash in known[hash].map { (name, .bytes($0)) } })
  }

  /// Returns the files with other content under a name, or without the file if there is none.
  func with(_ content: Content?, named name: String) -> AppFiles {
    with([(FileName(name), content)])
  }
}

extension AppFiles {
  /// All the files and folders of an app folder that Riverbed reads.
  package static let inputs =
    AppFile.inFolder.flatMap(\.names) + [AppFile.feedsFolder, AppFile.baseFolder]

  /// Whether Riverbed reads files of its own from a folder in the app's folder, whatever their names
  /// are.
  package static func isOfFolder(_ name: String) -> Bool {
    name == AppFile.feedsFolder || name == AppFile.baseFolder || isOfLanguage(name)
  }

  /// The folders inside the app's folder that some of these files are in, such as those of listed
  /// storyboards; each once, sorted.
  package var innerFolders: [String] {
    let folders = names.flatMap { name in
      let steps = found.path(of: name).steps.dropLast()
      // A way back up says nothing about the folder that it leads to.
      guard !steps.contains("..") else { return [String]() }
      return steps.indices.map { steps[...$0].joined(separator: "/") }
    }
    return Set(folders).sorted()
  }
}

extension AppFiles.Content {
  /// The bytes of a file that was read.
  package var bytes: [UInt8]? {
    switch self {
    case .bytes(let bytes): bytes
    case .unreadable, .outside, .overLimit, .equal, .unread, .examined: nil
    }
  }
}
