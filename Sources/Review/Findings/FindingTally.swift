import AppModel
import SiteFiles

/// The boxes, screens and pictures of a finding or a cause.
struct FindingTally {
  private(set) var boxes: Set<BoxPlace> = []
  /// The parts of screens that the boxes are in.
  private(set) var places: Set<SharedPlace> = []
  private(set) var pictures: Set<ElementIndex<ComparedPicture>> = []
  /// The pictures that are known only by their paths.
  private(set) var others: Set<ElementIndex<ComparedPicture>> = []

  /// Counts a change in a picture.
  mutating func add(
    _ change: BoxChange, in picture: PictureSubject, at index: ElementIndex<ComparedPicture>,
    home: String?
  ) {
    let box = BoxPlace(of: change.subject, in: picture, home: home)
    boxes.insert(box)
    places.insert(SharedPlace(around: box, in: picture))
    pictures.insert(index)
    if case .other = picture.kind { others.insert(index) }
  }

  mutating func add(_ other: FindingTally) {
    boxes.formUnion(other.boxes)
    places.formUnion(other.places)
    pictures.formUnion(other.pictures)
    others.formUnion(other.others)
  }

  /// Returns those of some screens that the boxes are on.
  func screens(among all: [String]) -> [String] {
    let screens = Set(boxes.lazy.compactMap(\.screen))
    return all.filter(screens.contains)
  }
}
