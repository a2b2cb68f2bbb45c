import AppModel
import Wireframe

/// A finding as a clause, whose subject others may share.
struct FindingClause {
  let subject: String
  let isPlural: Bool
  let predicate: Predicate

  /// What is said about the subject.
  enum Predicate: Hashable {
    /// A verb for one subject, and for several.
    case verb(one: String, many: String)
    /// The whole clause.
    case whole(String)
  }

  /// Returns clauses as texts, with those that say the same about their subjects joined.
  static func joined(_ clauses: [FindingClause]) -> [String] {
    var texts: [(predicate: Predicate, clauses: [FindingClause])] = []
    for clause in clauses {
      if texts.last?.predicate == clause.predicate {
        texts[texts.count - 1].clauses.append(clause)
      } else {
        texts.append((clause.predicate, [clause]))
      }
    }
    return texts.map { predicate, clauses in
      switch predicate {
      case .whole(let text): return text
      case .verb(let one, let many):
        let isPlural = clauses.count > 1 || clauses[0].isPlural
        let subjects = clauses.map(\.subject).listed(atMost: .mostNamed(of: clauses.count))
        return "\(subjects) \(isPlural ? many : one)"
      }
    }
  }
}

extension FindingWords {
  /// The finding as a clause: `42 sections are 8 pt lower`.
  var clause: FindingClause {
    let isOfBox = finding.box != nil
    let isPlural = isOfBox ? self.isPlural : areMany
    let subject = isOfBox ? many : whole
    return FindingClause(
      subject: subject, isPlural: isPlural, predicate: predicate(of: subject, isPlural: isPlural))
  }

  /// Returns the finding as a clause with where it is: `42 sections are 8 pt lower on 3 screens`.
  var clauseWithScreens: String {
    FindingClause.joined([clause])[0] + (finding.screens.isEmpty ? "" : " on \(screens)")
  }

  private func predicate(of subject: String, isPlural: Bool) -> FindingClause.Predicate {
    if let words = placeholderClause { return .whole(words) }
    let be = { (words: String) in
      FindingClause.Predicate.verb(one: "is \(words)", many: "are \(words)")
    }
    let verb = { (words: (one: String, many: String)) in
      FindingClause.Predicate.verb(one: words.one, many: words.many)
    }
    switch finding.event {
    case .added, .removed:
      switch finding.scope {
      case .entrance(let entrance): return verb(self.words(of: entrance, isMain: false))
      case .mainEntrance(let entrance): return verb(self.words(of: entrance, isMain: true))
      case .menu: return .verb(one: words, many: words)
      case .picture where !finding.screens.isEmpty: return .verb(one: words, many: words)
      case nil, .screen, .picture:
        if let viewWords { return be(viewWords) }
        return .verb(one: "was \(finding.kind.rawValue)", many: "were \(finding.kind.rawValue)")
      }
    case .moved, .resized, .reordered: return be(words)
    case .entrance: return .verb(one: words, many: words)
    case .restyled: return .verb(one: "looks different", many: "look different")
    case .retexted(let texts):
      if texts.old.isEmpty || texts.new.isEmpty {
        return .whole("\(subject) \(self.words(of: texts, isPlural: isPlural))")
      }
      return .whole(
        finding.box == .menuRow && !isMany
          ? "\(subject) is \(words)" : "\(words) in \(subject)")
    case .retargeted(let targets):
      return .whole(
        "\(subject) \(isPlural ? "open" : "opens") \(self.words(ofTargets: targets))")
    case .placement, .statusBar, .renamed, .retitled, .renoted, .reworded, .journey:
      return .whole(words)
    case .reparented:
      // Other words than those about nesting begin with the controller.
      guard let nesting = nestingWords else { return .whole(words) }
      return .verb(one: nesting.one, many: nesting.many)
    }
  }

  /// The picture itself.
  private var whole: String {
    switch (finding.screens.count, finding.otherPictures) {
    case (0, 0): "the menu"
    case (0, 1): "the picture"
    case (0, _): "the pictures"
    case (1, _): "the screen"
    case (_, _): "the screens"
    }
  }

  /// The clause about a box that is drawn for something that does not exist; nil for others.
  private var placeholderClause: String? {
    guard finding.isPlaceholder.old != finding.isPlaceholder.new else { return nil }
    switch finding.event {
    case .added, .removed: return finding.box == .notice ? words : nil
    case .retexted(let texts) where !texts.old.isEmpty && !texts.new.isEmpty:
      return "\(many) \(isMany ? "show" : "shows") \(words)"
    case .restyled, .retexted: return "\(many) \(isMany ? "are" : "is") \(words)"
    case .moved, .resized, .reordered, .retargeted, .placement, .statusBar, .entrance, .reparented,
      .renamed, .retitled, .renoted, .reworded, .journey:
      return nil
    }
  }
}
