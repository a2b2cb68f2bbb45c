import AppModel

/// Riverbed's own format: one object with a stable structure.
enum JSONFormat {
  static func text(of list: DiagnosticList) -> String {
    JSONWriter.text { json in
      json.object { json in
        json.member("schemaVersion", 1)
        json.member("app", list.app)
        json.member("diagnostics") { json in
          json.array(list.shown) { $0.diagnostic($1) }
        }
        json.member("summary") { json in
          json.object { json in
            json.member("errors", list.counts.errors)
            json.member("warnings", list.counts.warnings)
            json.member("notes", list.counts.notes)
          }
        }
      }
    }
  }
}

extension JSONWriter {
  mutating func diagnostic(_ diagnostic: ShownDiagnostic) {
    object { json in
      json.member("code", diagnostic.rule.code)
      json.member("severity", diagnostic.severity.rawValue)
      json.member("message", diagnostic.diagnostic.message.text)
      json.member("suggestion", diagnostic.diagnostic.message.suggestion?.text)
      json.members(of: diagnostic.place)
      json.member("path", diagnostic.path)
      if diagnostic.count > 1 { json.member("count", diagnostic.count) }
      if let widths = diagnostic.diagnostic.message.widths {
        json.member("ranges") { $0.ranges(widths.ranges) }
      }
    }
  }

  /// Writes ranges of widths, each on a line.
  mutating func ranges(_ ranges: [WidthRange]) {
    array(ranges) { json, range in
      json.objectOnOneLine { json in
        json.member("family", range.family.rawValue)
        json.member("from", range.from)
        json.member("to", range.to)
      }
    }
  }
}
