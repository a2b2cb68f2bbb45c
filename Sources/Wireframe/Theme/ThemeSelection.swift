package import AppModel
import Themes

/// The themes that pictures are drawn in, the main one first, and the reasons that others could not
/// be used.
package struct ThemeSelection: Sendable {
  package private(set) var themes: [Theme] = []
  package private(set) var failures: [Failure] = []
  /// The problems in theme files, each named as it was asked for.
  package private(set) var diagnostics: [PlacedDiagnostic] = []

  /// A theme that cannot be used.
  package struct Failure: Hashable, Sendable {
    /// The index of the word that asked for it.
    package let index: Int
    /// The rule that is broken.
    let rule: Rule
    /// The reason, in lower case and without a period; nil if the file's own diagnostics give it.
    package let sentence: Diagnostic.Sentence?
    /// The name that was probably meant.
    package let nearest: String?
  }

  /// Selects the themes that some words ask for: names, and paths of files, which a closure reads.
  /// Without words it selects the standard theme.
  package init(of words: [String], file: (String) -> AppFiles.Content?) {
    var seen: [String: Failure?] = [:]
    for (index, word) in (words.isEmpty ? [Self.standard] : words).enumerated() {
      // A repeated word is not read again; its problems are reported at each place.
      if let before = seen[Self.plain(word)] {
        if let before {
          fail(index, before.sentence, near: before.nearest, breaking: before.rule)
        }
        continue
      }
      let count = failures.count
      defer { seen[Self.plain(word)] = .some(failures.count > count ? failures.last : nil) }
      if Self.isPath(word) {
        read(file(word), called: word, at: index)
      } else if let theme = Theme.named(word) {
        add(theme, at: index)
      } else {
        fail(
          index, "there is no theme named '\(name: word)'",
          near: Self.meant[word.lowercased()]?.rawValue
            ?? Nearest.name(to: word, among: ThemeFile.allCases.map(\.rawValue)))
      }
    }
  }

  private static let standard = ThemeFile.paper.rawValue
  /// What themes are called elsewhere.
  private static let meant: [String: ThemeFile] = ["light": .paper, "dark": .night]

  /// Returns a path without redundant steps; a name unchanged.
  private static func plain(_ word: String) -> String {
    guard isPath(word) else { return word }
    let path = word.withoutRedundantSteps
    return path.hasPrefix("/") ? path : "./\(path)"
  }

  /// Whether a word is a path: the name of a theme does not have slashes or dots.
  package static func isPath(_ word: String) -> Bool {
    word.contains("/") || word.contains(".")
  }

  private mutating func read(_ content: AppFiles.Content?, called path: String, at index: Int) {
    switch content {
    case .bytes(let bytes)?:
      let reading = ThemeReading(bytes, named: path)
      diagnostics += reading.diagnostics
      if let theme = reading.theme { add(theme, at: index) } else { fail(index, nil) }
    case .unreadable(let reason)?:
      fail(index, "the theme '\(name: path)' cannot be read: \(reason)")
    case .overLimit?:
      fail(
        index,
        "the theme '\(name: path)' is not read: it would take the app's files over the limit of "
          + "bytes that may be read", breaking: .inputLimit)
    case .outside?:
      fail(
        index, "the theme '\(name: path)' is not read: it is outside the app's folder",
        breaking: .outsideFile)
    case nil, .equal?, .unread?, .examined?: fail(index, "there is no theme file '\(name: path)'")
    }
  }

  /// Adds a theme unless it is already there; two different themes with one name would overwrite
  /// each other's pictures.
  private mutating func add(_ theme: Theme, at index: Int) {
    guard let other = themes.first(where: { $0.name == theme.name }) else {
      themes.append(theme)
      return
    }
    if other != theme { fail(index, "two different themes are named '\(name: theme.name)'") }
  }

  private mutating func fail(
    _ index: Int, _ sentence: Diagnostic.Sentence?, near name: String? = nil,
    breaking rule: Rule = .unusableTheme
  ) {
    failures.append(Failure(index: index, rule: rule, sentence: sentence, nearest: name))
  }
}

extension ThemeSelection {
  /// Selects the themes that an app asks for, or the default ones.
  package init(of app: App, file: (String) -> AppFiles.Content?) {
    let words = app.site.themes.map(\.value)
    self.init(of: words.isEmpty ? app.standardThemes : words, file: file)
  }

  /// Returns the problems with the words of the site's configuration.
  package func diagnostics(about site: SiteConfiguration) -> [Diagnostic] {
    failures.compactMap { failure in
      failure.sentence.map { sentence in
        Diagnostic(
          failure.message(sentence), at: site.themes[failure.index].location)
      }
    }
  }
}

extension ThemeSelection.Failure {
  fileprivate func message(_ sentence: Diagnostic.Sentence) -> Diagnostic.Message {
    let suggestion: Diagnostic.Suggestion? =
      switch rule {
      case .outsideFile: .action("--follow-links allows that")
      case .inputLimit: .action("--max-input allows more")
      default: Diagnostic.Suggestion(nearest: nearest)
      }
    return Diagnostic.Message(rule, .error, sentence, suggestion).leavingUnread
  }
}
