package import AppModel
import Disk
import SiteFiles

/// An app with the files that it was read from, as one side of a review.
package struct ReviewedApp: Sendable {
  package let files: AppFiles
  package let reading: AppReading
  package let app: App

  package init(files: AppFiles, reading: AppReading, app: App) {
    self.files = files
    self.reading = reading
    self.app = app
  }
}

/// What is on one side of a comparison, as it was read.
package enum ReviewSide: Sendable {
  case app(ReviewedApp)
  case site(StoredSite)
  case pictures(PictureFolder)

  /// Reads the site or the folder of pictures at a path; nil for an app, which is a folder with
  /// screens, directly or in a folder inside it, or a single file.
  package init?(
    storedAt path: String, unlessApp isApp: () -> Bool = { false }
  ) throws(StoredFailure) {
    let names: [String]
    do throws(DiskError) {
      guard case .folder(let folder) = try Place(path) else { return nil }
      names = try folder.fileNames()
    } catch {
      throw .disk(error)
    }
    if Self.isApp(names) { return nil }
    if Self.isSite(names) {
      self = .site(try StoredSite(at: path))
    } else if isApp() {
      return nil
    } else {
      let pictures = try PictureFolder(at: path)
      if pictures.isEmpty { throw .nothing(at: path) }
      self = .pictures(pictures)
    }
  }

  /// Whether a folder with these file names is neither an app nor a site.
  static func hasOnlyPictures(_ names: [String]) -> Bool { !isApp(names) && !isSite(names) }

  /// Whether a folder with these file names is a site that Riverbed built.
  package static func isSite(_ names: [String]) -> Bool {
    !isApp(names) && names.contains(SiteContents.recordName)
  }

  private static func isApp(_ names: [String]) -> Bool {
    AppFile.rivers.names.contains(where: names.contains)
  }
}

extension ReviewSide {
  /// The words that select screens of the side: keys and the names of folders, and for an app also
  /// ids and names.
  package var screenNames: Set<String> {
    switch self {
    case .app(let read):
      Set(read.app.screens.flatMap { [$0.key, $0.id, $0.slug, $0.name].compactMap(\.self) })
    case .site(let site):
      Set(
        site.contents.axes.screens
          + site.contents.files.compactMap { PicturePath.screenFolder(of: $0.path) })
    case .pictures(let folder): Set(folder.listing.paths.compactMap(PicturePath.screenFolder))
    }
  }

  /// The axes of a site.
  var axes: SiteContents.Axes? {
    if case .site(let site) = self { site.contents.axes } else { nil }
  }

  var isPictures: Bool {
    if case .pictures = self { true } else { false }
  }

  /// Throws if files of a site are not as its record says.
  func check(_ problems: [String]) throws(StoredFailure) {
    guard !problems.isEmpty, case .site(let site) = self else { return }
    throw .incomplete(IncompleteSite(site: site.path, problems: problems))
  }
}
