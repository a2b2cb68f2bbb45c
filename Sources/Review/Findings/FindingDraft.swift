import AppModel
import SiteFiles
import Wireframe

/// A finding while changes are still added to it.
struct FindingDraft {
  /// The first change, and the key of its picture.
  private let first: BoxChange
  private let example: String
  private let scope: PictureScope?
  /// What happened, with the longest texts of the first box: a wider picture shows more of them.
  private var event: BoxChange.Event
  private var label: String?
  /// The smallest and the largest change of any of the boxes.
  private var least: FrameDelta?
  private var most: FrameDelta?
  private(set) var tally = FindingTally()

  /// Begins a finding with its first change, which is not counted yet.
  init(_ change: BoxChange, _ scope: PictureScope?, in picture: ComparedPicture) {
    first = change
    example = picture.key
    self.scope = scope
    event = change.event
    label = change.label
    least = change.event.delta
    most = change.event.delta
  }

  /// Adds the change of another box, or of the same box in another picture.
  mutating func add(
    _ change: BoxChange, in picture: PictureSubject, at index: ElementIndex<ComparedPicture>,
    home: String?
  ) {
    if let delta = change.event.delta, let least, let most {
      self.least = .combined(least, delta, by: min)
      self.most = .combined(most, delta, by: max)
    }
    if change.subject == first.subject {
      lengthen(to: change.event)
      if let other = change.label, other.count > label?.count ?? 0 { label = other }
    }
    tally.add(change, in: picture, at: index, home: home)
  }

  private mutating func lengthen(to other: BoxChange.Event) {
    guard case (.retexted(let own), .retexted(let texts)) = (event, other),
      texts.old.count + texts.new.count > own.old.count + own.new.count
    else { return }
    event = other
  }

  /// The maximum number of boxes that are named.
  private static let mostNamed = 3

  /// Returns the finding, with the keys of screens in the order of the app.
  func finding(on screens: ReviewedScreens) -> Finding {
    let subjects = Set(tally.boxes.map(\.subject))
    let components = Set(tally.boxes.map(\.subject.component))
    return Finding(
      subject: first.subject, event: event, old: first.old, new: first.new, least: least,
      most: most, isPlaceholder: first.isPlaceholder, scope: scope, label: label,
      sources: first.sources, screens: tally.screens(among: screens),
      pictures: tally.pictures.count,
      otherPictures: tally.others.count, boxes: tally.boxes.count, keys: subjects.count,
      fewKeys: subjects.count > Self.mostNamed ? [] : subjects.compactMap(\.key).sorted(),
      component: components.count == 1 ? components.first ?? nil : nil, example: example)
  }
}
