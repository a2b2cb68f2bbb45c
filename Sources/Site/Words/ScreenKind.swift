import AppModel
import PageParts

/// The kind of a screen, as the gallery sorts them.
enum ScreenKind: String, Hashable, Sendable, CaseIterable {
  case general, favorites, plugin, legacy
  case whiteLabel = "white-label"
  case missing

  init(of screen: Screen) {
    switch (screen.origin, screen.kind) {
    case (.rivers, .general): self = .general
    case (.rivers, .favorites): self = .favorites
    case (.rivers, .plugin): self = .plugin
    case (.appDefine, _): self = .legacy
    case (.whiteLabel, _): self = .whiteLabel
    case (.nowhere, _): self = .missing
    }
  }

  /// An explanation of missing screens.
  static let missingWords = "linked, but missing"

  /// The name of the kind in filters and on badges.
  var title: String {
    switch self {
    case .general: "Content"
    case .favorites: "Favorites"
    case .plugin: "Plugin"
    case .legacy: "Legacy"
    case .whiteLabel: "Built in"
    case .missing: "Linked, but missing"
    }
  }
}

extension Screen {
  /// Returns a short description of what the screen consists of.
  func kindWords(in app: App) -> String {
    switch (origin, kind) {
    case (.rivers, .general): componentWords
    case (.rivers, .favorites): "favorites"
    case (.rivers, .plugin(let name)): "plugin \(app.plugins.spokenName(of: name))"
    case (.appDefine, _): "legacy screen, \(componentWords)"
    case (.whiteLabel, _): "built in"
    case (.nowhere, _): ScreenKind.missingWords
    }
  }

  private var componentWords: String {
    allComponents.count.counted(as: "component")
  }
}

/// The number of screens, counting missing ones separately.
struct ScreenCount: Hashable, Sendable {
  let present: Int
  let missing: Int

  init(_ screens: [Screen]) {
    missing = screens.count(where: \.isMissing)
    present = screens.count - missing
  }

  /// The number in words: `5 screens and 26 missing screens`.
  var words: String {
    guard let missingWords else { return present.counted(as: "screen") }
    return "\(present.counted(as: "screen")) and \(missingWords)"
  }

  /// The number of missing screens in words; nil if none are missing.
  var missingWords: String? { missing > 0 ? missing.counted(as: "missing screen") : nil }
}
