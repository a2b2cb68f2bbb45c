import AppModel
package import Review

/// One side of a comparison, as formats name it and its files.
package struct ShownSide {
  /// The path as the user wrote it, without redundant steps.
  package let path: String
  package let content: Content

  /// What is at the path.
  package enum Content {
    case app(ReviewedApp, at: AppPath)
    case site, pictures
  }

  package init(_ path: String, _ content: Content) {
    self.path = path
    self.content = content
  }

  /// The app; nil for anything else.
  var app: ReviewedApp? {
    switch content {
    case .app(let app, _): app
    case .site, .pictures: nil
    }
  }

  /// Returns the path that opens one of the side's files from the current folder.
  func path(of file: String) -> String {
    switch content {
    case .app(_, let app): app.path(of: file)
    case .site, .pictures: path.path(of: file)
    }
  }

  /// Returns a place in one of the side's files with a path that can be opened.
  func place(_ place: Position) -> Position { place.called(path(of: place.file)) }
}
