import AppModel
import Disk
import Review

/// What a command line says about the label of a site.
enum LabelWord: Hashable {
  case text(String)
  /// The label is the state of the app's repository. If no one asked for it, nothing is said where
  /// there is none.
  case revision(isNamed: Bool)

  /// Reads `--label`; nil without one. A site that says what changed also says since when.
  init?(_ arguments: Arguments) {
    switch arguments.value(of: .label) {
    case Self.automatic?: self = .revision(isNamed: true)
    case let text?: self = .text(text)
    case nil:
      guard [.since, .base].contains(where: arguments.has) else { return nil }
      self = .revision(isNamed: false)
    }
  }

  fileprivate static let automatic = "auto"
}

/// The label of a site.
struct SiteLabel: Hashable {
  var text: String?
  /// What is said about the choice of the text.
  var notes: [String] = []
}

extension LabelWord {
  /// Returns the label of a site of an app.
  func label(of read: DiffSide.ReadApp, in choice: RepositoryChoice) -> SiteLabel {
    switch self {
    case .text(let text): return SiteLabel(text: text)
    case .revision(let isNamed):
      do throws(RevisionFailure) {
        let files = read.app.files.with(
          read.source.themeFiles(of: read.app.app, in: read.app.reading))
        return SiteLabel(text: try read.source.commitName(of: files, in: choice).text)
      } catch {
        return SiteLabel(notes: isNamed ? ["the site has no label: \(error.reason)"] : [])
      }
    }
  }
}

extension AppSource {
  /// Names the commit that the app's files are from.
  fileprivate func commitName(
    of files: AppFiles, in choice: RepositoryChoice
  ) throws(RevisionFailure) -> CommitName {
    switch place {
    case .revision(let place): return try place.commitName
    case .file(let path):
      return try Repository(choice, around: path).commitName(
        comparing: ["": files[Self.file]?.bytes], of: path)
    case .folder(let folder):
      var contents: [String: [UInt8]?] = [:]
      for name in AppFile.inFolder.flatMap(\.names) where files[name] == nil {
        contents[name] = .some(nil)
      }
      for name in files.names {
        guard let bytes = files[name]?.bytes else { continue }
        contents[files.found.path(of: name)] = bytes
      }
      return try Repository(choice, around: folder.path).commitName(
        comparing: contents, of: folder.path)
    }
  }
}

extension Option {
  static let label = Option(
    name: "label", value: Value(placeholder: "TEXT"),
    summary: "A text on each page and in site.json, such as a date. "
      + "'\(LabelWord.automatic)' names the app's branch, commit and date, with 'with edits' if its "
      + "files differ; --since and --base imply it.")
}
