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

/// The screens of an earlier reading, for those that a revised file still has as they were.
struct KnownScreens {
  private let revised: RevisedJSON
  /// The screens by the places of their objects.
  private let screens: [UInt32: Screen]
  /// The number of elements that the earlier reading left.
  let budget: ElementBudget?

  init(_ rivers: FileValues.Rivers, in revised: RevisedJSON) {
    self.revised = revised
    budget = rivers.budget
    screens = Dictionary(firstOf: rivers.screens.map { ($0.location.offset, $0) })
  }

  /// Returns the screen that an object was read as; nil if something about it changed.
  func screen(_ object: JSON) -> Screen? {
    revised.keeps(object) ? screens[object.location.offset] : nil
  }

  /// Returns the screen that an object was read as under its id; nil if something changed.
  func screen(_ name: String, _ object: JSON) -> Screen? {
    screen(object).flatMap { $0.id == name ? $0 : nil }
  }
}
