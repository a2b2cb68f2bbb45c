import AppModel
import Markup

/// Problems as SARIF 2.1.0, which code-scanning services read, with their rules.
struct SARIFFormat {
  private let problems: ArraySlice<ListedProblem>
  private let rules: [ListedRule]
  /// The indices of the rules by their codes; nil where results only name them.
  private let indices: [String: Int]?
  /// Which results are listed; nil for all.
  private let notice: String?
  private let failure: RunFailure?
  /// The name of the ids.
  private let idName: String

  /// The maximum number of results that code-scanning services accept in a file.
  static let mostResults = 5000
  /// The most related locations of a result: GitHub shows no more.
  private static let mostRelated = 100

  /// Creates the log of a run that found diagnostics, and may have failed before it had found
  /// everything. It has the most severe where there are too many.
  init(of diagnostics: [ShownDiagnostic], failing failure: RunFailure? = nil) {
    let all = diagnostics.map(ListedProblem.init)
    let isWhole = all.count <= Self.mostResults
    let sorted =
      isWhole
      ? all
      : Diagnostic.Severity.allCases.sorted(by: >).flatMap { severity in
        all.filter { $0.severity == severity }
      }
    problems = sorted.prefix(Self.mostResults)
    rules = problems.map(\.rule).firstOfEach(\.code)
    indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.code, $0) })
    notice =
      isWhole ? nil : "the \(Self.mostResults) most severe of \(diagnostics.total) results"
    self.failure = failure
    idName = "riverbed/v1"
  }

  /// Creates the log of a comparison: a result for each of its issues, of which it has the first.
  init(ofDifferences issues: [ListedProblem]) {
    problems = issues.prefix(Self.mostResults)
    rules = ListedRule.ofDifferences
    indices = nil
    notice =
      issues.count > Self.mostResults
      ? "the first \(Self.mostResults) of \(issues.count) results" : nil
    failure = nil
    idName = "primaryLocationLineHash"
  }

  var text: String { JSONWriter.text { write(to: &$0) } }

  private func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.onlyElement(of: "runs") { json in
        json.object(under: "tool") { json in
          json.object(under: "driver") { json in
            json.member("name", "riverbed")
            json.member("version", Program.version)
            json.member("rules") { json in json.array(rules) { $0.rule($1) } }
          }
        }
        json.invocation(leavingOut: notice, failing: failure)
        json.member("columnKind", "unicodeCodePoints")
        json.member("results") { json in json.array(problems) { write($1, to: &$0) } }
      }
    }
  }

  private func write(_ problem: ListedProblem, to json: inout JSONWriter) {
    json.object { json in
      json.member("ruleId", problem.rule.code)
      if let index = indices?[problem.rule.code] { json.member("ruleIndex", index) }
      json.member("level", problem.severity.rawValue)
      json.message("message", problem.sentence.withoutLinks)
      if problem.count > 1 { json.member("occurrenceCount", problem.count) }
      json.onlyElement(of: "locations") { json in
        json.location(problem.place)
        guard let path = problem.path else { return }
        json.onlyElement(of: "logicalLocations") { $0.member("fullyQualifiedName", path) }
      }
      if !problem.related.isEmpty {
        json.member("relatedLocations") { json in
          json.array(problem.related.prefix(Self.mostRelated).enumerated()) { json, related in
            json.object { json in
              json.member("id", related.offset)
              json.location(related.element.place)
              json.message("message", related.element.words)
            }
          }
        }
      }
      json.object(under: "partialFingerprints") { $0.member(idName, problem.id) }
    }
  }
}

extension JSONWriter {
  /// Writes a rule as a SARIF reporting descriptor.
  fileprivate mutating func rule(_ rule: ListedRule) {
    object { json in
      json.member("id", rule.code)
      json.message("shortDescription", rule.headline)
      if let meaning = rule.meaning { json.message("fullDescription", meaning) }
      if let help = rule.help { json.message("help", help) }
    }
  }

  /// Writes the members of a location.
  fileprivate mutating func location(_ place: Position) {
    object(under: "physicalLocation") { json in
      json.object(under: "artifactLocation") { $0.member("uri", place.file.fileReference) }
      json.object(under: "region") { json in
        json.member("startLine", place.line)
        json.member("startColumn", place.column)
      }
    }
  }

  /// Writes the member that says how the run went: whether it succeeded, and that results are left
  /// out.
  fileprivate mutating func invocation(
    leavingOut notice: String?, failing failure: RunFailure?
  ) {
    let notifications = [
      failure.map { (Diagnostic.Severity.error, $0.reason) },
      notice.map { (.warning, "\($0) are listed; the others are left out") },
    ].compactMap(\.self)
    onlyElement(of: "invocations") { json in
      json.member("executionSuccessful", failure == nil)
      if let failure { json.member("exitCode", failure.exitCode) }
      guard !notifications.isEmpty else { return }
      json.member("toolExecutionNotifications") { json in
        json.array(notifications) { json, notification in
          json.object { json in
            json.member("level", notification.0.rawValue)
            json.message("message", notification.1.withoutLinks)
          }
        }
      }
    }
  }

  /// Writes a member that is a SARIF message: an object with a text.
  fileprivate mutating func message(_ key: String, _ text: String) {
    object(under: key) { $0.member("text", text) }
  }
}

extension String {
  /// The path of a file as a reference relative to the current folder, percent-encoded.
  var fileReference: String {
    (hasPrefix("/") ? "file://" : "") + percentEncoded(keeping: .path)
  }

  /// The text as one line in which no link is embedded, as SARIF's messages may have: `[text](1)`.
  fileprivate var withoutLinks: String {
    ShownText(quoting: self).text.split(separator: "](", omittingEmptySubsequences: false)
      .joined(separator: "] (")
  }
}
