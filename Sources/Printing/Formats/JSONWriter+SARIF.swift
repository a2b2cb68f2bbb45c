import AppModel
import Markup

extension JSONWriter {
  /// Writes the log of one run, in which a notice may say which results are left out. Rules and
  /// results are arrays.
  mutating func sarif(
    rules: (inout JSONWriter) -> Void, leavingOut notice: String?,
    results: (inout JSONWriter) -> Void
  ) {
    object { json in
      json.member("$schema", SARIFFormat.schema)
      json.member("version", "2.1.0")
      json.onlyElement(of: "runs") { json in
        json.object(under: "tool") { json in
          json.object(under: "driver") { json in
            json.member("name", "riverbed")
            json.member("version", Program.version)
            json.member("rules", rules)
          }
        }
        json.invocation(leavingOut: notice)
        json.member("columnKind", "unicodeCodePoints")
        json.member("results", results)
      }
    }
  }

  /// Writes a rule as a SARIF reporting descriptor.
  mutating func rule(_ rule: Rule) {
    object { json in
      json.member("id", rule.code)
      json.message("shortDescription", rule.headline)
      json.message("fullDescription", rule.meaning)
      json.message("help", "\(rule.reason) \(rule.remedy)")
    }
  }

  /// Writes a diagnostic as a SARIF result.
  mutating func result(_ diagnostic: ShownDiagnostic, _ rules: SARIFFormat.Rules) {
    object { json in
      json.member("ruleId", diagnostic.rule.code)
      if let index = rules.indexes[diagnostic.rule] { json.member("ruleIndex", index) }
      json.member("level", diagnostic.severity.rawValue)
      json.message("message", diagnostic.text.withoutLinks)
      if diagnostic.count > 1 { json.member("occurrenceCount", diagnostic.count) }
      json.onlyElement(of: "locations") { json in
        json.location(diagnostic.place)
        guard let path = diagnostic.path else { return }
        json.onlyElement(of: "logicalLocations") { $0.member("fullyQualifiedName", path) }
      }
      json.object(under: "partialFingerprints") { json in
        json.member("riverbed/v1", diagnostic.fingerprint)
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

  /// Writes the member that says how the run went: it succeeded, perhaps with a notice that results
  /// are left out.
  private mutating func invocation(leavingOut notice: String?) {
    onlyElement(of: "invocations") { json in
      json.member("executionSuccessful", true)
      guard let notice else { return }
      json.onlyElement(of: "toolExecutionNotifications") { json in
        json.member("level", "warning")
        json.message("message", "\(notice) are listed; the others are left out")
      }
    }
  }

  /// Writes a member that is a SARIF message: an object with a text.
  mutating func message(_ key: String, _ text: String) {
    object(under: key) { $0.member("text", text) }
  }

  /// Writes a member that is an object.
  mutating func object(under key: String, _ members: (inout JSONWriter) -> Void) {
    member(key) { $0.object(members) }
  }

  /// Writes a member that is an array of one object.
  mutating func onlyElement(of key: String, _ members: (inout JSONWriter) -> Void) {
    member(key) { json in
      json.array { json in
        json.element { $0.object(members) }
      }
    }
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

/// The program, as it names itself in what it prints.
package enum Program {
  package static let version = "0.1.0"
}
