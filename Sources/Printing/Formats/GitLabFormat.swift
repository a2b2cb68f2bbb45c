import AppModel
import Review

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
          at: diagnostic.place)
      }
    }
  }
}

extension JSONWriter {
  /// Writes an issue of a code quality report.
  mutating func issue(
    _ text: String, _ check: String, id: String, _ severity: Diagnostic.Severity,
    at place: Position
  ) {
    object { json in
      json.member("description", ShownText(quoting: text).text)
      json.member("check_name", check)
      json.member("fingerprint", id)
      json.member("severity", severity.word)
      json.member("location") { json in
        json.object { json in
          json.member("path", place.file)
          json.member("lines") { json in
            json.object { $0.member("begin", place.line) }
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

/// The changes as GitLab's code quality report: an issue for each error of the new app and each
/// cause, at its line.
struct DiffGitLab {
  let result: DiffResult

  var text: String {
    JSONWriter.text { json in
      json.array(result.issues) { json, difference in
        json.issue(
          difference.sentence, difference.kind.rawValue, id: difference.id, difference.severity,
          at: difference.place)
      }
    }
  }
}
