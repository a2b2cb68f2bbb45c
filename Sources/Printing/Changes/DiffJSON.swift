import AppModel
import Review
import Wireframe

/// The changes as JSON, in the structure of `Schemas/diff.schema.json`.
struct DiffJSON {
  let report: DiffResult

  /// Writes everything and passes on the bytes in order.
  func write(to take: ([UInt8]) -> Void) {
    var json = JSONWriter()
    let review = report.review
    json.object { json in
      json.member("schemaVersion", 1)
      json.member("sentence", report.sentence)
      json.member("old") { $0.side(report.old) }
      json.member("new") { $0.side(report.new) }
      json.member("counts") { writeCounts(to: &$0) }
      json.member("causes") { json in
        json.array(review.causes) { writeCause($1, to: &$0) }
      }
      json.member("findings") { json in
        json.array(review.findings.withIndices) {
          $0.finding($1.element, at: $1.index, naming: review.names)
        }
      }
      json.member("editsWithoutEffect") { json in
        json.array(review.editsWithoutFinding) { $0.edit($1) }
      }
      json.member("editsWithinTolerance") { json in
        json.array(review.slightEdits) { $0.edit($1) }
      }
      json.member("editsNotExamined") { json in
        json.array(review.unexaminedEdits) { $0.edit($1) }
      }
      json.member("problems") { json in
        json.object { json in
          json.member("new") { json in json.array(report.newProblems) { $0.diagnostic($1) } }
          json.member("fixed") { json in json.array(report.fixedProblems) { $0.diagnostic($1) } }
        }
      }
      json.member("variants") { json in
        json.array { json in
          for (index, picture) in review.pictures.withIndices where picture.verdict != .same {
            json.element { $0.picture(picture, causes: review.causeIDs(of: index)) }
            if json.bytes.count >= ShownStream.portion { take(json.taken()) }
          }
        }
      }
    }
    take(json.taken() + Array("\n".utf8))
  }

  private func writeCounts(to json: inout JSONWriter) {
    let verdicts = report.verdicts
    let review = report.review
    json.object { json in
      json.member("variants", review.pictureCount)
      for verdict in Verdict.allCases { json.member(verdict.countKey, verdicts[verdict] ?? 0) }
      json.member("screens", review.screenCount)
      json.member("causes", review.causes.count)
      json.member("findings", review.findings.count)
      json.member("edits", review.edits.count)
      json.member("editsWithoutEffect", review.editsWithoutFinding.count)
      json.member("editsWithinTolerance", review.slightEdits.count)
      json.member("editsNotExamined", review.unexaminedEdits.count)
    }
  }

  private func writeCause(_ cause: Cause, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", cause.id)
      json.member("sentence", cause.sentence)
      json.member("proof", cause.proof.rawValue)
      json.member("accepted", report.accepted.contains(cause.id))
      json.member("screens") { json in json.array(cause.screens) { $0.string($1) } }
      json.member("variants", cause.pictures)
      json.member("edits") { json in json.array(cause.edits) { $0.edit($1) } }
      json.member("findings") { json in
        json.onOneLine { json in
          json.array(cause.findings) { $0.string(Finding.id(at: $1)) }
        }
      }
    }
  }
}
