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

  package var words: String {
    switch self {
    case .general: "content"
    case .favorites, .plugin, .legacy: rawValue
    case .whiteLabel: "built in"
    case .missing: "linked, but missing"
    }
  }

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
