import AppModel
import Review

extension ChangeReport {
  /// The most findings that the comparison of a picture lists.
  static let mostListed = 60

  /// Returns the findings of a picture in the order of their numbers there, each once: what can be
  /// seen comes first, and how controllers are nested comes last.
  func listedFindings(of picture: ElementIndex<ComparedPicture>) -> [ElementIndex<Finding>] {
    var seen: Set<ElementIndex<Finding>> = []
    let own = review.findingsOfPictures[picture].filter { seen.insert($0).inserted }
    let compared = review.pictures[picture]
    let shown = Set(
      zip(compared.changes, review.findingsOfPictures[picture]).filter { change, _ in
        compared.shows(change)
      }.map(\.1))
    let rank = { (finding: ElementIndex<Finding>) in
      review.findings[finding].kind == .reparented ? 2 : shown.contains(finding) ? 0 : 1
    }
    return (0...2).flatMap { group in own.filter { rank($0) == group } }
  }

  /// Returns the ids of the findings that the comparison of a picture lists.
  func findingIDs(of picture: ElementIndex<ComparedPicture>) -> [ElementIndex<Finding>: String] {
    let listed = listedFindings(of: picture).prefix(Self.mostListed)
    return Dictionary(
      uniqueKeysWithValues: listed.enumerated().map {
        ($1, paths.findingID($0, of: picture))
      })
  }
}

extension ChangeReport {
  /// Returns a finding in words.
  func sentence(of finding: ElementIndex<Finding>) -> String {
    review.findings[finding].sentence(review.names)
  }
}

extension ReportPaths {
  /// Returns the id of a finding, by its place among those of a picture, on the picture's page.
  func findingID(_ place: Int, of picture: ElementIndex<ComparedPicture>) -> String {
    "\(ids[picture]).f\(place + 1)"
  }
}
