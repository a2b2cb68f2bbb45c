import AppModel
import Review

/// The changes as workflow commands: GitHub shows each cause as an annotation at its line, and
/// everything else that makes the run fail.
struct DiffGitHub {
  let report: DiffResult

  var text: ShownText {
    var list = AnnotationList()
    for difference in report.differences {
      let place = difference.place
      list.add(
        Annotation(
          severity: difference.severity, file: place.file, line: place.line, column: place.column,
          title: "\(difference.kind.rawValue) \(difference.id)", message: difference.sentence)
      ) {
        "\(place.text): \(difference.severity.rawValue): \(difference.sentence) [\(difference.id)]\n"
      }
    }
    for diagnostic in report.errors + report.newFailures { list.add(diagnostic) }
    return "\(report.sentence)\n" + list.text
  }
}
