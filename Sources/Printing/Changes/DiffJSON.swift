import AppModel
import Review
import Wireframe

/// The changes as JSON, in the structure of `Schemas/diff.schema.json`.
struct DiffJSON {
  let result: DiffResult

  /// Writes everything and passes on the bytes in order.
  func write(to take: ([UInt8]) -> Void) {
    var json = JSONWriter()
    let review = result.review
    let head = DiffJSONHead(
      sentence: result.sentence, old: result.old.named, new: result.new.named,
      newProblems: result.newProblems, fixedProblems: result.fixedProblems,
      ranges: result.problems.ranges, verdicts: result.verdicts)
    head.write(counts: count, to: &json) { list, json in
      switch list {
      case .causes: json.array(review.causes) { writeCause($1, to: &$0) }
      case .findings:
        json.array(review.findings.withIndices) {
          $0.finding($1.element, at: $1.index, naming: review.names)
        }
      case .editsWithoutEffect: json.array(review.editsWithoutFinding) { $0.edit($1) }
      case .editsWithinTolerance: json.array(review.slightEdits) { $0.edit($1) }
      case .editsNotExamined: json.array(review.unexaminedEdits) { $0.edit($1) }
      case .cancelled: json.array(review.cancelled) { $0.string(review.pictures[$1].key) }
      case .acceptedGone: json.array(result.acceptedGone) { $0.goneCause($1) }
      case .variants:
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

  private func count(_ count: DiffJSONHead.Count) -> Int {
    let review = result.review
    return switch count {
    case .variants: review.pictureCount
    case .screens: review.screenCount
    case .causes: review.causes.count
    case .findings: review.findings.count
    case .edits: review.edits.count
    case .editsWithoutEffect: review.editsWithoutFinding.count
    case .editsWithinTolerance: review.slightEdits.count
    case .editsNotExamined: review.unexaminedEdits.count
    case .notDrawn: review.notDrawnCount
    case .cancelled: review.cancelled.count
    }
  }

  private func writeCause(_ cause: Cause, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", cause.id)
      json.member("sentence", cause.sentence)
      json.member("proof", cause.proof.rawValue)
      json.member("joined", cause.joined?.rawValue)
      json.member("shown") { json in
        json.array(cause.elsewhere?.pictures ?? []) { $0.string($1.path) }
      }
      json.member("accepted", result.accepted.contains(cause.id))
      json.member("screens") { json in json.array(cause.screens) { $0.string($1) } }
      json.member("variants", cause.pictures)
      json.member("edits") { json in
        json.array(cause.editsWithFindings) { $0.edit($1.edit, making: $1.findings) }
      }
      json.findings(cause.findings)
    }
  }
}
