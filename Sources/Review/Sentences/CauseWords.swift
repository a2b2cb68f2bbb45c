import AppModel

/// The sentences of causes.
struct CauseWords {
  private let names: AuthorNames

  init(_ names: AuthorNames) {
    self.names = names
  }

  /// More edits or findings are only counted.
  private static let most = 3

  /// Returns what the author did, and what it does where that is not clear.
  func sentence(of edits: [Edit], _ findings: [Finding]) -> String {
    let words = Self.joined(edits.map { $0.sentence(names) })
    guard edits.count == 1, EditWords(edits[0], names).isShared, findings.count == 1 else {
      return words
    }
    return "\(words): \(FindingWords(findings[0], names).clause(withScreens: true))"
  }

  /// Returns what happened in places of screens, without knowing why.
  func sentence(of findings: [Finding], in places: Set<SharedPlace>) -> String {
    let clauses = findings.map {
      FindingWords($0, names).clause(withScreens: false)
    }
    let screens = Set(places.compactMap(\.screen))
    let place =
      screens.isEmpty
      ? "The menu"
      : screens.count == 1
        ? names.screen(screens.first ?? "")
        : screens.count.of("screen")
    return "\(place): \(Self.joined(clauses))"
  }

  private static func joined(_ words: [String]) -> String {
    let shown = words.prefix(most).joined(separator: "; ")
    return words.count > most ? "\(shown); and \(words.count - most) more" : shown
  }
}

extension FindingWords {
  /// Returns the finding as a clause: `42 sections are 8 pt lower on 3 screens`.
  func clause(withScreens: Bool) -> String {
    let screens = finding.screens
    let place = screens.count == 1 ? names.screen(screens[0]) : "\(screens.count) screens"
    let end = withScreens && !screens.isEmpty ? " on \(place)" : ""
    let isPlural = finding.box.isEmpty ? screens.count > 1 : isMany
    let subject = finding.box.isEmpty ? (isPlural ? "the screens" : "the screen") : many
    let verb = isPlural ? "are" : "is"
    switch finding.kind {
    case .added, .removed:
      return "\(subject) \(isPlural ? "were" : "was") \(finding.kind.rawValue)\(end)"
    case .moved, .resized, .reordered: return "\(subject) \(verb) \(words)\(end)"
    case .restyled: return "\(subject) \(isPlural ? "look" : "looks") different\(end)"
    case .retexted: return "\(words) in \(subject)\(end)"
    case .retargeted:
      return "\(subject) \(isPlural ? "open" : "opens")\(words.dropFirst("opens".count))\(end)"
    case .placement, .statusBar: return words + end
    case .entrance: return "\(subject) \(verb) \(words)\(end)"
    case .reparented, .renamed: return words + end
    }
  }
}
