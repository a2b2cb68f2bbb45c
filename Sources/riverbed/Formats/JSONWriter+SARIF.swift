import AppModel

extension JSONWriter {
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
      json.onlyElement(of: "locations") { $0.location(of: diagnostic) }
      json.object(under: "partialFingerprints") { json in
        json.member("riverbed/v1", diagnostic.fingerprint)
      }
    }
  }

  private mutating func location(of diagnostic: ShownDiagnostic) {
    object(under: "physicalLocation") { json in
      json.object(under: "artifactLocation") { $0.member("uri", diagnostic.uri) }
      json.object(under: "region") { json in
        json.member("startLine", diagnostic.position.line)
        json.member("startColumn", diagnostic.position.column)
      }
    }
    guard let path = diagnostic.path else { return }
    onlyElement(of: "logicalLocations") { $0.member("fullyQualifiedName", path) }
  }

  /// Writes the member that says how the run went: it succeeded, perhaps with a notice that results
  /// are left out.
  mutating func invocation(leavingOut notice: String?) {
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
