import AppModel
import Markup

/// SARIF 2.1.0, which code-scanning services read.
enum SARIF {
  /// The maximum number of results that code-scanning services accept in a file.
  static let mostResults = 5000

  /// The address of the schema.
  fileprivate static let schema = "https://json.schemastore.org/sarif-2.1.0.json"
}

extension JSONWriter {
  /// Writes the log of one run, which may have failed, and in which a notice may say which results
  /// are left out. Rules and results are arrays.
  mutating func sarif(
    rules: (inout JSONWriter) -> Void, leavingOut notice: String?,
    failing failure: RunFailure? = nil, results: (inout JSONWriter) -> Void
  ) {
    object { json in
      json.member("$schema", SARIF.schema)
      json.member("version", "2.1.0")
      json.onlyElement(of: "runs") { json in
        json.object(under: "tool") { json in
          json.object(under: "driver") { json in
            json.member("name", "riverbed")
            json.member("version", Program.version)
            json.member("rules", rules)
          }
        }
        json.invocation(leavingOut: notice, failing: failure)
        json.member("columnKind", "unicodeCodePoints")
        json.member("results", results)
      }
    }
  }

  /// Writes the members of a location.
  mutating func location(_ place: Position) {
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
  private mutating func invocation(
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
  mutating func message(_ key: String, _ text: String) {
    object(under: key) { $0.member("text", text) }
  }
}

extension String {
  /// The path of a file as a reference relative to the current folder, percent-encoded.
  var fileReference: String {
    (hasPrefix("/") ? "file://" : "") + percentEncoded(keeping: .path)
  }
}

extension String {
  /// The text as one line in which no link is embedded, as SARIF's messages may have: `[text](1)`.
  var withoutLinks: String {
    ShownText(quoting: self).text.split(separator: "](", omittingEmptySubsequences: false)
      .joined(separator: "] (")
  }
}
