import AppModel
import Disk

/// The app that a command was given: its folder, or a single file that stands for its rivers.json.
struct AppSource: Hashable {
  /// The path as it is shown: as it was given, without needless parts.
  let path: String
  private let place: Place

  /// The name under which a single file is read.
  private static let file = "rivers.json"

  init(_ path: String) throws(DiskError) {
    let place = try Place(path)
    self.init(path: path, place: place)
  }

  init(path: String, place: Place) {
    let steps = path.split(separator: "/").filter { $0 != "." }
    let root = path.hasPrefix("/") ? "/" : ""
    self.path = steps.isEmpty && root.isEmpty ? "." : root + steps.joined(separator: "/")
    self.place = place
  }

  /// The app's own name, where the path has one.
  var name: String? {
    guard let last = path.split(separator: "/").last, last != ".", last != ".." else { return nil }
    return String(last)
  }

  /// The path under which a person finds one of the app's files.
  func path(of file: String) -> String {
    switch place {
    case .file: path
    case .folder where path == ".": file
    case .folder: path.hasSuffix("/") ? path + file : "\(path)/\(file)"
    }
  }

  /// What one of the app's files is called inside the app.
  func name(of file: String) -> String {
    switch place {
    case .file: name ?? file
    case .folder: file
    }
  }

  /// Reads the files from the disk.
  func files() -> AppFiles {
    let contents = place.read(
      names: AppFiles.names, folder: AppFiles.feedsFolder, fileStandsFor: Self.file)
    return AppFiles(
      contents.mapValues { content in
        switch content {
        case .bytes(let bytes): .bytes(bytes)
        case .unreadable(let reason): .unreadable(reason)
        }
      }, beside: contents[Self.file] == nil ? place.fileNames : [])
  }
}

extension AppSource {
  /// What comes of reading an app whose file the system does not give.
  fileprivate func unreadable(_ reason: String) -> AppReading {
    AppReading(AppFiles([Self.file: .unreadable(reason)]))
  }
}

extension Console {
  /// The app at a path; nil, and a word why, where there is nothing.
  mutating func source(at path: String) -> AppSource? {
    do throws(DiskError) {
      return try AppSource(path)
    } catch {
      errors.write("riverbed: error: \(error.text)\n")
      return nil
    }
  }

  /// The app at a path; where there is nothing, a word why and a report in which it stands too, so
  /// that a program finds the document that it expects.
  mutating func source(at path: String, reporting options: ReportOptions) -> AppSource? {
    do throws(DiskError) {
      return try AppSource(path)
    } catch {
      errors.write("riverbed: error: \(error.text)\n")
      let source = AppSource(path: path, place: .file(path))
      let report = Report(of: source, source.unreadable(error.reason), options: options)
      switch options.format {
      case .human: break
      case .json, .github, .sarif:
        output.write(options.format.text(of: report, isColored: false))
      }
      return nil
    }
  }
}
