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
    let words = renaming(edits) ?? Self.joined(edits.map { $0.sentence(names) })
    guard edits.count == 1, EditWords(edits[0], names).isShared, findings.count == 1,
      findings[0].isVisible
    else { return words }
    return "\(words): \(FindingWords(findings[0], names).clause(withScreens: true))"
  }

  /// Returns the sentence of a new name with everything that follows it; nil for other edits.
  private func renaming(_ edits: [Edit]) -> String? {
    let renamed = edits.filter { $0.kind == .renamed }
    let others = edits.count - renamed.count
    guard renamed.count == 1, others > 0, let names = renamed[0].names,
      edits.allSatisfy({ $0.names.map { $0 == names } ?? false })
    else { return nil }
    return "\(renamed[0].sentence(self.names)), and so in \(others.of("reference")) to it"
  }

  /// Returns what happened in places of screens, without knowing why.
  func sentence(of findings: [Finding], in places: Set<SharedPlace>) -> String {
    let telling = findings.enumerated().min {
      ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset)
    }
    guard let first = telling?.element else { return "" }
    let clauses = (findings.count == 2 ? findings : [first]).map {
      FindingWords($0, names).clause(withScreens: false)
    }
    let screens = Set(places.compactMap(\.screen))
    let only = screens.count == 1 ? screens.first.map(names.screen) : nil
    let place =
      screens.isEmpty ? FindingWords(first, names).screens : only ?? screens.count.of("screen")
    let rest = findings.count - clauses.count
    return "\(place): \(clauses.joined(separator: "; "))".capitalized
      + (rest > 0 ? ", and \(rest.of("more change"))" : "")
  }

  private static func joined(_ words: [String]) -> String {
    let shown = words.prefix(most).joined(separator: "; ")
    return words.count > most ? "\(shown); and \(words.count - most) more" : shown
  }
}

extension Finding {
  /// Whether the finding is a change of the picture itself that a clause can say.
  fileprivate var isVisible: Bool {
    switch kind {
    case .added, .removed, .moved, .resized, .reordered, .restyled: true
    case .retexted, .retargeted, .placement, .statusBar, .entrance, .reparented, .renamed: false
    }
  }
}

extension FindingWords {
  /// Returns the finding as a clause: `42 sections are 8 pt lower on 3 screens`.
  func clause(withScreens: Bool) -> String {
    let screens = finding.screens
    let place = screens.count == 1 ? names.screen(screens[0]) : "\(screens.count) screens"
    let end = withScreens && !screens.isEmpty ? " on \(place)" : ""
    let isPlural =
      finding.box.isEmpty
      ? max(screens.count, finding.otherPictures) > 1 : isMany || name.isPlural
    let subject = finding.box.isEmpty ? whole : many
    let verb = isPlural ? "are" : "is"
    if let words = placeholderClause { return words + end }
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

  /// The picture itself.
  private var whole: String {
    switch (finding.screens.count, finding.otherPictures) {
    case (0, 0): "it"
    case (0, 1): "the picture"
    case (0, _): "they"
    case (1, _): "the screen"
    case (_, _): "the screens"
    }
  }

  /// The clause about a box that is drawn for something that does not exist; nil for others.
  private var placeholderClause: String? {
    guard finding.isOldPlaceholder != finding.isNewPlaceholder else { return nil }
    switch finding.kind {
    case .added, .removed: return finding.box == "notice" ? words : nil
    case .retexted: return "\(many) \(isMany ? "show" : "shows") \(words)"
    case .restyled: return "\(many) \(isMany ? "are" : "is") \(words)"
    case .moved, .resized, .reordered, .retargeted, .placement, .statusBar, .entrance, .reparented,
      .renamed:
      return nil
    }
  }
}
