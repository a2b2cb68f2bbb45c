import AppModel
import Review

/// The changes as workflow commands: GitHub shows each cause as an annotation at its line, and
/// everything else that makes the run fail.
struct DiffGitHub {
  let result: DiffResult

  var text: ShownText {
    var annotations = AnnotationList()
    for difference in result.differences {
      let place = difference.place
      annotations.add(
        Annotation(
          severity: difference.severity, place: place,
          title: "\(difference.kind.rawValue) \(difference.id)", message: difference.sentence)
      ) {
        "\(place.text): \(difference.severity.rawValue): \(difference.sentence) [\(difference.id)]\n"
      }
    }
    for diagnostic in result.errors + result.failures.problems { annotations.add(diagnostic) }
    return "\(result.sentence)\n" + annotations.text
  }
}
