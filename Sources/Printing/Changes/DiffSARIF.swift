import AppModel
import Review

/// The changes as SARIF 2.1.0: a result for each error of the new side and each cause, at its line.
struct DiffSARIF {
  private let differences: [PlacedDifference]

  init(_ result: DiffResult) {
    differences = result.issues
  }

  /// The most related locations of a result: GitHub shows no more.
  private static let mostRelated = 100

  var text: String {
    JSONWriter.text { json in
      json.sarif(
        rules: { json in json.array(PlacedDifference.Kind.allCases) { $0.rule($1) } },
        leavingOut: notice,
        results: { json in
          json.array(differences.prefix(SARIF.mostResults)) { write($1, to: &$0) }
        })
    }
  }

  /// Which results are listed; nil for all.
  private var notice: String? {
    differences.count > SARIF.mostResults
      ? "the first \(SARIF.mostResults) of \(differences.count) results" : nil
  }

  private func write(_ difference: PlacedDifference, to json: inout JSONWriter) {
    let related =
      difference.before.map { ($0, "before") } + difference.others.map { ($0, "also edited") }
    json.object { json in
      json.member("ruleId", difference.kind.rawValue)
      json.member("level", difference.severity.rawValue)
      json.message("message", difference.sentence.withoutLinks)
      json.onlyElement(of: "locations") { $0.location(difference.place) }
      if !related.isEmpty {
        json.member("relatedLocations") { json in
          json.array(related.prefix(Self.mostRelated).enumerated()) { json, place in
            json.object { json in
              json.member("id", place.offset)
              json.location(place.element.0)
              json.message("message", place.element.1)
            }
          }
        }
      }
      json.object(under: "partialFingerprints") { json in
        json.member("primaryLocationLineHash", difference.id)
      }
    }
  }
}

extension JSONWriter {
  /// Writes a kind of differences as a SARIF reporting descriptor.
  fileprivate mutating func rule(_ kind: PlacedDifference.Kind) {
    object { json in
      json.member("id", kind.rawValue)
      json.message("shortDescription", kind.meaning)
    }
  }
}
