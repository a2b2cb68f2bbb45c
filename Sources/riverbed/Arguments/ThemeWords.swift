import AppModel
import Disk
import Printing
import Themes
import Wireframe

/// The themes that a command line names, which may be none.
struct ThemeWords: Hashable {
  let command: Command
  let words: [String]

  init(_ arguments: Arguments) {
    command = arguments.command
    words = arguments.values(of: .theme)
  }

  /// Returns the themes of the command line, whose paths are relative to the current folder, or
  /// else those of the app, whose paths are relative to the app's folder.
  func selection(
    of app: App, in reading: AppReading, from source: AppSource
  ) throws(UsageError) -> ThemeSelection {
    words.isEmpty ? source.themes(of: app, in: reading) : try selection()
  }

  /// The theme files.
  var inputs: [InputPlace] {
    words.filter(ThemeSelection.isPath).map { .file($0, called: "the theme '\($0)'") }
  }

  /// Returns the themes of the command line alone.
  func selection() throws(UsageError) -> ThemeSelection {
    let selection = ThemeSelection(of: words) { AppFiles.Content(themeAt: $0) }
    if let failure = selection.failures.first, let sentence = failure.sentence?.text {
      throw UsageError(
        "\(sentence); 'riverbed themes' lists them", of: command,
        suggesting: failure.nearest)
    }
    return selection
  }
}

extension AppFiles.Content {
  /// The maximum number of bytes that a theme may have; Riverbed's own have about four thousand.
  private static let largestTheme = 1 << 20

  private static let tooLargeTheme = Self.unreadable("it is larger than a theme may be")

  /// Reads the theme at a path that an app names; nil where there is nothing.
  init?<Input: FolderInput & ~Copyable>(
    theme path: String, from reader: inout Input, _ limits: InputLimits
  ) {
    let hasRoom = reader.left >= Self.largestTheme
    guard let content = reader.read(path, atMost: Self.largestTheme) else { return nil }
    self =
      content == .refused(.overLimit) && hasRoom ? Self.tooLargeTheme : Self(content, limits)
  }

  /// Reads the theme at a path that a command line names; nil where there is nothing.
  fileprivate init?(themeAt path: String) {
    guard let content = FileContent(reading: path, atMost: Self.largestTheme) else { return nil }
    self = content == .refused(.overLimit) ? Self.tooLargeTheme : Self(content, InputLimits())
  }
}

extension Option {
  static let theme = Option(
    name: "theme", value: Value(placeholder: "NAME", isList: true, kind: .theme),
    summary: "The themes, by names that 'riverbed themes' lists or by paths of theme files; pages "
      + "show the first one. Separate several with commas, or repeat the option.")
}
