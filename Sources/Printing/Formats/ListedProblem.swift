import AppModel

/// A problem as other programs list it, whichever command found it: a sentence at a line.
struct ListedProblem {
  let rule: ListedRule
  let severity: Diagnostic.Severity
  let sentence: String
  /// Where other programs find it. One of the whole run is at the start of the app.
  let place: Position
  var isOfRun = false
  /// The same place as lines for people have it.
  let shownPlace: Position
  /// What the title and the line begin and end with: what people can ask about, or accept.
  let title: String
  let label: String
  /// Identifies the problem in every run. Some may have the same.
  var id: String
  var count = 1
  /// The path of the value in its file.
  var path: String?
  /// The other places that it is about, with what they are.
  var related: [(place: Position, words: String)] = []
}

/// A rule of listed problems, with what the services that list rules say about it.
struct ListedRule {
  let code: String
  let headline: String
  var meaning: String?
  var help: String?
}

extension ListedProblem {
  /// Lists a diagnostic.
  init(_ diagnostic: ShownDiagnostic) {
    let rule = diagnostic.rule
    self.init(
      rule: ListedRule(
        code: rule.code, headline: rule.headline, meaning: rule.meaning,
        help: "\(rule.reason) \(rule.remedy)"),
      severity: diagnostic.severity, sentence: diagnostic.text, place: diagnostic.sourcePlace,
      shownPlace: diagnostic.place, title: rule.code, label: rule.code,
      id: diagnostic.fingerprint, count: diagnostic.count, path: diagnostic.path)
  }
}

extension [ListedProblem] {
  /// The problems with ids of which no two are the same.
  var withOwnIDs: [ListedProblem] {
    var counts: [String: Int] = [:]
    return map { problem in
      counts[problem.id, default: 0] += 1
      var problem = problem
      if let number = counts[problem.id], number > 1 { problem.id += "-\(number)" }
      return problem
    }
  }
}
