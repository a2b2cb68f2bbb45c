import AppModel
package import Review
import SiteFiles

/// One side of a comparison, as formats name it and its files.
package struct ShownSide {
  /// The path as the user wrote it, without redundant steps.
  package let path: String
  package let content: ReviewSide
  /// Where the app is; nil for anything else.
  private let appPath: AppPath?

  package init(_ path: String, _ content: ReviewSide, appAt appPath: AppPath?) {
    self.path = path
    self.content = content
    self.appPath = appPath
  }

  /// The app; nil for anything else.
  var app: ReviewedApp? {
    switch content {
    case .app(let app): app
    case .site, .pictures: nil
    }
  }

  /// Returns the path that opens one of the side's files from the current folder.
  func path(of file: String) -> String { appPath?.path(of: file) ?? path.path(of: file) }

  /// Returns the path where programs look for one of the side's files: without a revision.
  func sourcePath(of file: String) -> String {
    appPath?.sourcePath(of: file) ?? path.path(of: file)
  }

  /// Returns a place in one of the side's files with a path that can be opened.
  func place(_ place: Position) -> Position { place.called(path(of: place.file)) }

  /// Returns the same place where programs look for it.
  func sourcePlace(_ place: Position) -> Position { place.called(sourcePath(of: place.file)) }

  /// The first line of the file that everything else belongs to, where programs look for it.
  var start: Position {
    switch content {
    case .app(let read): Position(file: sourcePath(of: read.files.rivers), .start)
    case .site, .pictures: Position(file: path, .start)
    }
  }
}
