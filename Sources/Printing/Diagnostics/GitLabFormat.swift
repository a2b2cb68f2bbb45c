import AppModel

/// GitLab's code quality report: a subset of Code Climate's JSON, one object for each diagnostic.
enum GitLabFormat {
  static func text(of list: DiagnosticList) -> String {
    var counts: [String: Int] = [:]
    return JSONWriter.text { json in
      json.array(list.shown) { json, diagnostic in
        let fingerprint = diagnostic.fingerprint
        counts[fingerprint, default: 0] += 1
        // GitLab shows only the first of several with the same fingerprint.
        let number = counts[fingerprint, default: 0]
        json.issue(
          diagnostic.text, diagnostic.rule.code,
          id: number == 1 ? fingerprint : "\(fingerprint)-\(number)", diagnostic.severity,
          at: diagnostic.sourcePlace)
      }
    }
  }
}
