import AppModel
import SiteFiles
import Wireframe

@testable import Review

/// What a finding says, without its example and counts.
struct FindingEssence: Hashable {
  let kind: String
  let box: String
  let key: String
  let least: FrameDelta?
  let most: FrameDelta?
  let words: String
}

/// What happened to a kind of box on a screen.
struct FindingPlace: Hashable {
  let screen: String?
  let kind: String
  let box: String

  var words: String { "\(screen ?? "menu") \(kind) \(box)" }
}

extension ChangeReview {
  func essence(of finding: Finding) -> FindingEssence {
    FindingEssence(
      kind: finding.kind.rawValue, box: finding.subject.boxText, key: finding.subject.keyText,
      least: finding.least, most: finding.most,
      words: finding.sentence(names).replacing(/\d+/, with: "#"))
  }

  /// What a finding says about each screen whose pictures show it, or about the menu; one without a
  /// picture, about its screens.
  ///
  /// The menu's pictures show the home screen too, which their findings are only on if both sides
  /// have it.
  func places(of index: ElementIndex<Finding>) -> [FindingPlace] {
    let finding = findings[index]
    let shown = Set(
      pictures.elementIndices.filter { findingsOfPictures[$0].contains(index) }
        .map { pictures[$0].subject.screen })
    let own = finding.screens.isEmpty ? [nil] : finding.screens.map(Optional.some)
    return (shown.isEmpty ? own : Array(shown)).map {
      FindingPlace(
        screen: $0, kind: finding.kind.rawValue, box: finding.subject.boxText)
    }
  }

  func essences(of cause: Cause?) -> Set<FindingEssence> {
    Set((cause?.findings ?? []).map { essence(of: findings[$0]) })
  }
}
