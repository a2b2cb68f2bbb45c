import AppModel

/// GitLab's code quality report: a subset of Code Climate's JSON, one object for each problem.
enum GitLabFormat {
  static func text(of problems: [ListedProblem]) -> String {
    // GitLab shows only the first of several with the same fingerprint.
    JSONWriter.text { json in json.array(problems.withOwnIDs) { $0.issue($1) } }
  }
}

extension JSONWriter {
  fileprivate mutating func issue(_ problem: ListedProblem) {
    object { json in
      json.member("description", ShownText(quoting: problem.sentence).text)
      json.member("check_name", problem.rule.code)
      json.member("fingerprint", problem.id)
      json.member("severity", problem.severity.word)
      json.member("location") { json in
        json.object { json in
          json.member("path", problem.place.file)
          json.member("lines") { json in
            json.object { $0.member("begin", problem.place.line) }
          }
        }
      }
    }
  }
}

extension Diagnostic.Severity {
  /// The word of GitLab's five for the severity.
  fileprivate var word: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
