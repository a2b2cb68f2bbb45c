import AppModel
import Disk
import Themes
import Wireframe

/// What a command line says about the themes that it means; nothing is said where the list is empty.
struct ThemeWords: Hashable {
  let command: Command
  let words: [String]

  init(_ arguments: Arguments) {
    command = arguments.command
    words = arguments.values(of: .theme)
  }

  /// The themes that are meant: those of the command line, whose files are found from the current
  /// folder, or those of the app, whose files are found from the app's.
  func selection(
    of app: App, in reading: AppReading, from source: AppSource
  ) throws(UsageError) -> ThemeSelection {
    guard !words.isEmpty else { return source.themes(of: app, in: reading) }
    let selection = ThemeSelection(of: words) { AppFiles.Content(themeAt: $0) }
    if let failure = selection.failures.first, let sentence = failure.sentence {
      throw UsageError(
        "\(sentence); 'riverbed themes' lists them", of: command, near: words[failure.index],
        ThemeFile.allCases.map(\.rawValue))
    }
    return selection
  }
}

extension AppFiles.Content {
  /// How many bytes a theme may have; Riverbed's own have four thousand.
  private static let largestTheme = 1 << 20

  private static let tooLargeTheme = Self.unreadable("it is far larger than themes are")

  /// What is at the path of a theme that an app names; nil where there is nothing.
  init?(theme path: String, from reader: inout InputReader, _ limits: InputLimits) {
    let hasRoom = reader.left >= Self.largestTheme
    guard let content = reader.read(path, atMost: Self.largestTheme) else { return nil }
    self =
      content == .overLimit && hasRoom ? Self.tooLargeTheme : Self(content, limits)
  }

  /// What stands at the path of a theme that a command line names; nil where nothing does.
  fileprivate init?(themeAt path: String) {
    guard let content = FileContent(reading: path, atMost: Self.largestTheme) else { return nil }
    self = content == .overLimit ? Self.tooLargeTheme : Self(content, InputLimits())
  }
}

extension Option {
  static let theme = Option(
    name: "theme", value: Value(placeholder: "NAME", isList: true),
    summary: "The themes, of those that 'riverbed themes' lists, or as paths of theme files; the "
      + "first is the one that pages show. Several with commas, or by repeating the option.")
}
