import AppModel

/// The diagnostics as SARIF 2.1.0, with their rules.
enum SARIFFormat {
  /// Returns the diagnostics of a run that may have failed before it had found everything.
  static func text(
    of diagnostics: [ShownDiagnostic], failing failure: RunFailure? = nil
  ) -> String {
    let results = mostSevere(of: diagnostics)
    let rules = Rules(of: results)
    return JSONWriter.text { json in
      json.sarif(
        rules: { json in json.array(rules.all) { $0.rule($1) } },
        leavingOut: notice(of: diagnostics), failing: failure,
        results: { json in json.array(results) { $0.result($1, rules) } })
    }
  }

  /// Returns all results, or the most severe where there are more than services accept.
  private static func mostSevere(of results: [ShownDiagnostic]) -> ArraySlice<ShownDiagnostic> {
    guard results.count > SARIF.mostResults else { return results[...] }
    let sorted = Diagnostic.Severity.allCases.sorted(by: >).flatMap { severity in
      results.filter { $0.severity == severity }
    }
    return sorted.prefix(SARIF.mostResults)
  }

  /// Returns which results are listed; nil for all.
  private static func notice(of diagnostics: [ShownDiagnostic]) -> String? {
    diagnostics.count > SARIF.mostResults
      ? "the \(SARIF.mostResults) most severe of \(diagnostics.total) results" : nil
  }

  /// The rules that the results refer to, in the order that they first occur.
  struct Rules {
    private(set) var all: [Rule] = []
    private(set) var indexes: [Rule: Int] = [:]

    init(of results: some Sequence<ShownDiagnostic>) {
      for result in results where indexes[result.rule] == nil {
        indexes[result.rule] = all.count
        all.append(result.rule)
      }
    }
  }
}

extension JSONWriter {
  /// Writes a rule as a SARIF reporting descriptor.
  fileprivate mutating func rule(_ rule: Rule) {
    object { json in
      json.member("id", rule.code)
      json.message("shortDescription", rule.headline)
      json.message("fullDescription", rule.meaning)
      json.message("help", "\(rule.reason) \(rule.remedy)")
    }
  }

  /// Writes a diagnostic as a SARIF result.
  fileprivate mutating func result(_ diagnostic: ShownDiagnostic, _ rules: SARIFFormat.Rules) {
    object { json in
      json.member("ruleId", diagnostic.rule.code)
      if let index = rules.indexes[diagnostic.rule] { json.member("ruleIndex", index) }
      json.member("level", diagnostic.severity.rawValue)
      json.message("message", diagnostic.text.withoutLinks)
      if diagnostic.count > 1 { json.member("occurrenceCount", diagnostic.count) }
      json.onlyElement(of: "locations") { json in
        json.location(diagnostic.sourcePlace)
        guard let path = diagnostic.path else { return }
        json.onlyElement(of: "logicalLocations") { $0.member("fullyQualifiedName", path) }
      }
      json.object(under: "partialFingerprints") { json in
        json.member("riverbed/v1", diagnostic.fingerprint)
      }
    }
  }
}
