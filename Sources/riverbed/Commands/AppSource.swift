import AppLayout
import Disk
import Printing
import Review
import Wireframe

/// Where a command reads an app from: its folder, or a single file that is read as rivers.json, on
/// the disk or in a revision.
struct AppSource: Hashable {
  /// The path as it is shown.
  let path: AppPath
  let place: Place
  private let limits: InputLimits
  /// The names of everything in the app's folder; none for a single file.
  private let siblings: [String]
  /// Where in the folder the files are that Zapp publishes.
  private let found: FoundFiles
  /// What is said about the choice of its repository.
  private(set) var notes: [String] = []

  /// The name under which a single file is read.
  static let file = AppFile.rivers.name

  init(_ path: String, _ limits: InputLimits = InputLimits()) throws(DiskError) {
    try self.init(.path(path), limits)
  }

  /// Looks up the app that a command names.
  init(
    _ word: InputWord, _ limits: InputLimits, choosing choice: RepositoryChoice
  ) throws(DiskError) {
    let repository = try Repository(of: [word], choice)
    try self.init(word, limits, in: repository)
    notes = repository?.notes ?? []
  }

  /// Looks up an app. What the word leaves out is that of another operand, and its repository is
  /// the one of both.
  init(
    _ word: InputWord, _ limits: InputLimits, beside other: InputWord? = nil,
    in repository: Repository? = nil
  ) throws(DiskError) {
    let place = try Place(word, beside: other, in: repository)
    let siblings: [String] =
      switch place {
      case .folder(let folder): try folder.fileNames()
      case .revision(let place) where place.isFolder: try place.fileNames()
      case .file, .revision: []
      }
    self.init(path: word.text, place: place, limits, siblings: siblings)
  }

  init(
    path: String, place: Place, _ limits: InputLimits = InputLimits(), siblings: [String] = []
  ) {
    found = Self.found(in: place, limits, among: siblings)
    self.path =
      switch place {
      case .folder: AppPath(path, isFolder: true, found)
      case .file: AppPath(path, isFolder: false)
      case .revision(let place):
        AppPath(place.path, in: place.revision, isFolder: place.isFolder, found)
      }
    self.place = place
    self.limits = limits
    self.siblings = siblings
  }

  /// The name of the app's folder or file; nil for the current folder and its parents.
  var name: String? { path.name }

  /// Returns the path that opens one of the app's files from the current folder.
  func path(of file: String) -> String { path.path(of: file) }

  /// Whether the app is a folder on the disk, in which something can be written.
  var isWritable: Bool {
    switch place {
    case .folder: true
    case .file, .revision: false
    }
  }

  /// Whether there is a site that Riverbed built in place of an app.
  var isSite: Bool { ReviewSide.isSite(siblings) }

  /// Whether a folder, or one inside it, has a file of screens.
  static func holdsApp(_ path: String, _ limits: InputLimits) -> Bool {
    do throws(DiskError) {
      return try AppSource(path, limits).found.hasScreens
    } catch {
      return false
    }
  }

  /// Finds the files that Zapp publishes. Why a folder cannot be read is said when its files are.
  private static func found(
    in place: Place, _ limits: InputLimits, among names: [String]
  ) -> FoundFiles {
    switch place {
    case .folder(let folder):
      do throws(DiskError) {
        var reader = try InputReader(of: folder, limits)
        return reader.foundFiles(among: names)
      } catch {
        return .none
      }
    case .revision(let place) where place.isFolder:
      var reader = place.reader(limits)
      return reader.foundFiles(among: names)
    case .file, .revision: return .none
    }
  }

  /// Reads the app's files. Throws where git does not have one of them.
  func files() throws(DiskError) -> AppFiles {
    switch place {
    case .file(let path):
      return single(FileContent(reading: path, atMost: limits.total))
    case .folder(let folder):
      do throws(DiskError) {
        var reader = try InputReader(of: folder, limits)
        return reader.appFiles(limits: limits, nextTo: siblings, found)
      } catch {
        return AppFiles([FileName(Self.file): .unreadable(error.reason)])
      }
    case .revision(let place):
      guard place.isFolder else { return single(try place.content(limits)) }
      var reader = place.reader(limits)
      let files = reader.appFiles(limits: limits, nextTo: siblings, found)
      if let failure = reader.failure { throw failure }
      return files
    }
  }

  private func single(_ content: FileContent?) -> AppFiles {
    var contents: [FileName: AppFiles.Content] = [:]
    contents[FileName(Self.file)] = content.map { AppFiles.Content($0, limits) }
    return AppFiles(contents)
  }

  /// Returns the themes that an app names itself, by their paths.
  func themes(of app: App, in reading: AppReading) -> ThemeSelection {
    let files = themeFiles(of: app, in: reading)
    return ThemeSelection(of: app) { files[$0] }
  }

  /// Returns the files of themes that an app names itself, by their paths in the app's folder. They
  /// count toward the size limit of the app's files.
  func themeFiles(of app: App, in reading: AppReading) -> [String: AppFiles.Content] {
    var files: [String: AppFiles.Content] = [:]
    let paths = app.site.themes.map(\.value).filter(ThemeSelection.isPath)
    guard !paths.isEmpty else { return files }
    switch place {
    case .folder(let folder):
      do throws(DiskError) {
        var reader = try InputReader(of: folder, limits, read: reading.size)
        for path in paths {
          files[path] = AppFiles.Content(theme: path, from: &reader, limits)
        }
      } catch {
        for path in paths { files[path] = .unreadable(error.reason) }
      }
    case .revision(let place) where place.isFolder:
      var reader = place.reader(limits, read: reading.size)
      for path in paths { files[path] = AppFiles.Content(theme: path, from: &reader, limits) }
    case .file, .revision: break
    }
    return files
  }

  /// Returns a file of the app's folder that is not one of the app's own; nil where there is none.
  func companion(_ name: String, atMost limit: Int) -> AppFiles.Content? {
    switch place {
    case .folder(let folder):
      do throws(DiskError) {
        var reader = try InputReader(of: folder, limits)
        return reader.read(name, atMost: limit).map { AppFiles.Content($0, limits) }
      } catch {
        return .unreadable(error.reason)
      }
    case .revision(let place) where place.isFolder:
      var reader = place.reader(limits)
      return reader.read(name, atMost: limit).map { AppFiles.Content($0, limits) }
    case .file, .revision: return nil
    }
  }

  /// Whether a path in the app's folder leads to the app itself.
  func isItself(_ path: String) -> Bool {
    let own = ["."] + AppFile.rivers.names + AppFile.rivers.names.map(found.path)
    return switch place {
    case .folder(let folder): own.contains { folder.leads(path, to: $0) }
    case .revision(let place): own.contains { place.leads(path, to: $0) }
    case .file: false
    }
  }

  /// Returns the word for a path in the app's folder, which means the same next to any other.
  func inner(_ path: String) -> InputWord {
    let path = path.withoutRedundantSteps
    switch place {
    case .folder, .file: return .path(self.path(of: path))
    case .revision(let place):
      return .revision(RevisionWord(revision: place.revision, path: place.path.path(of: path)))
    }
  }

  /// Does something while no other run of Riverbed writes into the app's folder.
  func whileLocked<Value>(_ body: () throws -> Value) throws -> Value {
    switch place {
    case .folder(let folder): try folder.whileLocked(body)
    case .file, .revision: try body()
    }
  }

  /// Returns where the app is read from: its own files and folders, the folders of storyboards that
  /// it lists, and the themes that it names. Without a list, every storyboard in the folder is read.
  func input(reading files: AppFiles, _ app: App?) -> InputPlace {
    let themes = (app?.site.themes ?? []).map(\.value).filter(ThemeSelection.isPath)
    let baseline = (app?.site.baseline?.value).flatMap { InputWord(setting: $0).path }
    return .app(
      place,
      names: AppFiles.inputs + [AcceptedCauses.fileName] + files.innerFolders
        + files.names.map(files.found.path)
        + themes + [baseline].compactMap(\.self).filter { !$0.isEmpty && !isItself($0) },
      ending: AppFiles.storyboardEnding, limits)
  }
}
