import AppModel

/// SARIF 2.1.0, which code-scanning services read.
enum SARIFFormat {
  /// The maximum number of results that code-scanning services accept in a file.
  static let mostResults = 5000

  /// The address of the schema.
  static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

  static func text(of list: DiagnosticList) -> String {
    let results = mostSevere(of: list.shown)
    let rules = Rules(of: results)
    return JSONWriter.text { json in
      json.sarif(
        rules: { json in json.array(rules.all) { $0.rule($1) } }, leavingOut: notice(of: list),
        results: { json in json.array(results) { $0.result($1, rules) } })
    }
  }

  /// Returns all results, or the most severe where there are more than services accept.
  private static func mostSevere(of results: [ShownDiagnostic]) -> ArraySlice<ShownDiagnostic> {
    guard results.count > mostResults else { return results[...] }
    let sorted = Diagnostic.Severity.allCases.sorted(by: >).flatMap { severity in
      results.filter { $0.severity == severity }
    }
    return sorted.prefix(mostResults)
  }

  /// Returns which results are listed; nil for all.
  private static func notice(of list: DiagnosticList) -> String? {
    list.shown.count > mostResults
      ? "the \(mostResults) most severe of \(list.shown.total) results" : nil
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
