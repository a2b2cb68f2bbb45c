package import Markup

/// What an earlier reading found in the files of an app, and the replacements of some files.
struct KnownFiles: Sendable {
  let values: FileValues
  let sources: SourceTable
  let revised: [String: RevisedFile]
}

/// The replacement of a file of an app.
package enum RevisedFile: Sendable {
  /// A JSON text with some values changed.
  case json(RevisedJSON)
  /// An XML document with some elements changed.
  case xml(Element)
  /// Other bytes; nil if the file is removed.
  case content(AppFiles.Content?)
}

extension AppReading {
  /// Returns the app with some of its files revised and everything else as it was read; nil if the
  /// app can then not be read. Nothing is reported.
  package func app(of files: AppFiles, revising revised: [String: RevisedFile]) -> App? {
    var files = files
    for case (let name, .content(let content)) in revised {
      files = files.with(content, named: name)
    }
    var loader = AppLoader(
      files, knowing: KnownFiles(values: values, sources: sources, revised: revised))
    return App(loader.loadFiles())
  }
}
