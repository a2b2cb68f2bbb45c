package import AppModel

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
