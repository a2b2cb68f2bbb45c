package import Markup

/// What is known of the files of an app from an earlier reading, and what takes the place of some.
struct KnownFiles: Sendable {
  let values: FileValues
  let sources: SourceTable
  let revised: [String: RevisedFile]
}

/// What takes the place of a file of an app.
package enum RevisedFile: Sendable {
  /// A JSON text with some values changed.
  case json(JSONDocument)
  /// An XML document with some elements changed.
  case xml(Element)
  /// Other bytes; nil where there is no such file.
  case content(AppFiles.Content?)
}

extension AppReading {
  /// The app with some of its files revised and everything else as it was read; nil where no app
  /// can be read then. Nothing is reported.
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
