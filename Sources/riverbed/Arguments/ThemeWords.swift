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
  func selection(of app: App, from source: AppSource) throws(UsageError) -> ThemeSelection {
    guard !words.isEmpty else { return source.themes(of: app.site) }
    let selection = ThemeSelection(of: words) { AppFiles.Content(at: $0) }
    if let failure = selection.failures.first, let sentence = failure.sentence {
      throw UsageError(
        "\(sentence); 'riverbed themes' lists them", of: command, near: words[failure.index],
        ThemeFile.allCases.map(\.rawValue))
    }
    return selection
  }
}

extension AppSource {
  /// The themes that an app asks for itself.
  func themes(of site: SiteConfiguration) -> ThemeSelection {
    ThemeSelection(of: site) { AppFiles.Content(at: path(of: $0)) }
  }
}

extension AppFiles.Content {
  /// What stands at a path; nil where nothing does.
  fileprivate init?(at path: String) {
    switch FileContent(reading: path) {
    case .bytes(let bytes)?: self = .bytes(bytes)
    case .unreadable(let reason)?: self = .unreadable(reason)
    case nil: return nil
    }
  }
}

extension Option {
  static let theme = Option(
    name: "theme", value: Value(placeholder: "NAME", isList: true),
    summary: "The themes, of those that 'riverbed themes' lists, or as paths of theme files; the "
      + "first is the one that pages show. Several with commas, or by repeating the option.")
}
