import AppModel
import SiteFiles
import Wireframe

/// The findings of all changes: similar changes with the same cause are one.
struct FindingCollection {
  private(set) var drafts = ElementTable<Finding, FindingDraft>([])
  /// What the changes of each finding have in common.
  private(set) var likenesses = ElementTable<Finding, Likeness>([])
  /// The findings of each picture's changes, in the order of the changes.
  private(set) var findingsOfPictures: ElementTable<ComparedPicture, [ElementIndex<Finding>]>

  /// The findings that each edit of a cause makes alone, if the cause has several edits.
  private(set) var findingsOfEdits: [[Set<ElementIndex<Finding>>]]

  /// What the changes of one finding have in common.
  struct Likeness: Hashable {
    /// The place of the proven cause.
    let cause: Int?
    let kind: BoxChange.Kind
    let box: BoxKind?
    let signs: FrameDelta?
    let isPlaceholder: Sides<Bool>
    let scope: PictureScope?
    /// The group of changes without an edit, and what else these must have in common.
    let shared: ElementIndex<SharedCauses.Group>?
    let trait: SharedTrait?
  }

  init(
    of explanations: Explanations, in pictures: [ComparedPicture], _ screens: ReviewedScreens,
    _ shared: SharedCauses
  ) {
    findingsOfPictures = ElementTable(repeating: [], count: pictures.count)
    findingsOfEdits = explanations.causes.map { $0.parts.map { _ in [] } }
    var places: [Likeness: ElementIndex<Finding>] = [:]
    let entrances = pictures.entranceChanges
    for index in pictures.elementIndices {
      let count = explanations.explained(in: index).count
      findingsOfPictures[index] = Array(repeating: ElementIndex(0), count: count)
    }
    // How controllers are nested comes after what people see.
    for isOfControllers in [false, true] {
      for (index, picture) in pictures.withIndices {
        for (number, explained) in explanations.explained(in: index).enumerated()
        where (explained.change.kind == .reparented) == isOfControllers {
          let change = explained.change
          let likeness = Likeness(
            of: change, in: picture.subject, explained.cause,
            scope: PictureScope(of: change, in: picture.subject, among: screens, entrances),
            shared, home: screens.home)
          let place =
            places[likeness]
            ?? begin(FindingDraft(change, likeness.scope, in: picture), alike: likeness)
          places[likeness] = place
          drafts[place].add(change, in: picture.subject, at: index, home: screens.home)
          findingsOfPictures[index][number] = place
          addParts(of: explained, in: index, to: place, explanations)
        }
      }
    }
  }

  /// Notes which edits of a cause make a change alone.
  private mutating func addParts(
    of explained: Explanations.Explained, in picture: ElementIndex<ComparedPicture>,
    to place: ElementIndex<Finding>, _ explanations: Explanations
  ) {
    guard let cause = explained.cause else { return }
    let aspect = ChangedAspect(explained.change)
    for (edit, part) in explanations.causes[cause].parts.enumerated() {
      let isOwn = part[picture]?.contains { ChangedAspect($0) == aspect } ?? false
      if isOwn { findingsOfEdits[cause][edit].insert(place) }
    }
  }

  private mutating func begin(
    _ draft: FindingDraft, alike likeness: Likeness
  ) -> ElementIndex<Finding> {
    likenesses.append(likeness)
    return drafts.append(draft)
  }
}

extension FindingCollection.Likeness {
  fileprivate init(
    of change: BoxChange, in picture: PictureSubject, _ cause: Int?,
    scope: PictureScope?, _ shared: SharedCauses, home: String?
  ) {
    self.cause = cause
    kind = change.kind
    box = change.subject.box
    signs = change.event.delta?.signs
    isPlaceholder = change.isPlaceholder
    self.scope = scope
    if cause == nil {
      self.shared = shared.group(of: change, in: picture, home: home)
      trait = SharedTrait(of: change)
    } else {
      self.shared = nil
      trait = SharedTrait(stateOf: change)
    }
  }
}

extension [ComparedPicture] {
  /// The main entrances of the screens where these changed, by the keys of the screens.
  fileprivate var entranceChanges: [String: Sides<Entrance?>] {
    reduce(into: [:]) { changes, picture in
      guard let screen = picture.subject.screen,
        let change = picture.changes.lazy.compactMap(\.event.entrances).first
      else { return }
      changes[screen] = change
    }
  }
}

extension BoxChange.Event {
  /// The entrances before and after; nil for other events.
  fileprivate var entrances: Sides<Entrance?>? {
    if case .entrance(let entrances) = self { entrances } else { nil }
  }
}
