import AppModel
import Review
import SiteFiles

/// Finds the line of the new side that a cause, or a picture, is shown at.
struct DiffPlaces {
  private let result: DiffResult
  /// Where the new app's screens begin, by their keys; empty if every cause has edits.
  private let screens: [String: Position]
  /// The pictures by their keys.
  private let pictures: [String: ElementIndex<ComparedPicture>]

  init(of result: DiffResult) {
    self.result = result
    let hasAllEdits = result.review.causes.allSatisfy { !$0.edits.isEmpty }
    let isKnown = result.review.pictures.allSatisfy { $0.verdict != .unknown }
    screens = hasAllEdits && isKnown ? [:] : result.new.screenPlaces
    pictures =
      hasAllEdits
      ? [:]
      : Dictionary(firstOf: result.review.pictures.withIndices.map { ($1.key, $0) })
  }

  /// Returns the places of a cause's edits, or without edits that of a picture that shows it; never
  /// empty.
  func places(of cause: Cause) -> [Position] {
    let places = cause.edits.map { $0.place.map(result.new.sourcePlace) ?? result.new.start }
    guard places.isEmpty else { return places }
    let example = cause.findings.first.flatMap { result.review.findings[$0].example }
    let picture = example.flatMap { pictures[$0] }.map { result.review.pictures[$0] }
    return [picture.map(place) ?? result.new.start]
  }

  /// Returns the first line of a picture, or for one that was drawn, the line of its screen.
  func place(of picture: ComparedPicture) -> Position {
    switch result.new.content {
    case .app: picture.subject.screen.flatMap { screens[$0] } ?? result.new.start
    case .site, .pictures:
      if let path = picture.newPath {
        Position(file: result.new.sourcePath(of: path), .start)
      } else if let path = picture.oldPath, result.old.app == nil {
        Position(file: result.old.sourcePath(of: path), .start)
      } else {
        result.new.start
      }
    }
  }
}

extension ShownSide {
  /// Where the screens of an app begin, by their keys.
  fileprivate var screenPlaces: [String: Position] {
    guard let read = app else { return [:] }
    var lines: [FileID: LineTable] = [:]
    var places: [String: Position] = [:]
    for screen in read.app.screens where !screen.isMissing {
      let file = read.reading.sources[screen.location.file]
      let table = lines[screen.location.file] ?? LineTable(file.bytes)
      lines[screen.location.file] = table
      places[screen.key] = Position(
        file: sourcePath(of: file.name), table.position(of: screen.location.offset))
    }
    return places
  }
}
