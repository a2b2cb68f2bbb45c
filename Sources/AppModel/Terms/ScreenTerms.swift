/// The kind of a screen, as people sort screens.
package enum ScreenKind: String, Hashable, Sendable, CaseIterable {
  case general, favorites, plugin, legacy
  case whiteLabel = "white-label"
  case missing

  package init(of screen: Screen) {
    switch (screen.origin, screen.kind) {
    case (.rivers, .general): self = .general
    case (.rivers, .favorites): self = .favorites
    case (.rivers, .plugin): self = .plugin
    case (.appDefine, _): self = .legacy
    case (.whiteLabel, _): self = .whiteLabel
    case (.nowhere, _): self = .missing
    }
  }

  /// What people call such a screen, after "is".
  package var term: Term {
    switch self {
    case .general: Term("content", "The app draws the screen from its components.")
    case .favorites: Term(rawValue, "A screen of what people marked as favorites.")
    case .plugin: Term(rawValue, "A plugin draws the screen.")
    case .legacy: Term(rawValue, "A screen from before the builder.")
    case .whiteLabel: Term("built in", "A screen of every app, such as its settings.")
    case .missing: Term("linked, but missing", "Something leads to the screen, and no file has it.")
    }
  }

  package var words: String { term.word }

  /// The name of the kind in filters and on badges.
  package var title: String { words.sentenceStart }
}

extension Screen {
  /// Returns a short description of what the screen consists of.
  package func kindWords(in app: App) -> String {
    let kind = ScreenKind(of: self)
    return switch kind {
    case .general: componentWords
    case .plugin: "\(kind.words) \(app.plugins.spokenName(of: self.kind.typeName))"
    case .legacy: "\(kind.words), \(componentWords)"
    case .favorites, .whiteLabel, .missing: kind.words
    }
  }

  private var componentWords: String {
    allComponents.count.counted(as: "component")
  }
}
