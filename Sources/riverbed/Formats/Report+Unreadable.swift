import AppModel
import Disk

extension Report {
  /// Creates the report on an app that cannot be opened, which programs expect too.
  init(ofUnreadable path: String, _ error: DiskError, options: ReportOptions) {
    let source = AppSource(path: path, place: .file(path))
    let files = AppFiles([AppSource.file: .unreadable(error.reason)])
    self.init(of: source, AppReading(files), options: options)
  }
}
