import AppModel
import SiteFiles
import Wireframe

/// The boxes, screens and pictures of a finding or a cause.
struct FindingTally {
  private(set) var boxes: Set<BoxPlace> = []
  private(set) var pictures: Set<ElementIndex<ComparedPicture>> = []
  /// The pictures that are known only by their paths.
  private(set) var others: Set<ElementIndex<ComparedPicture>> = []

  /// How much of the screens is changed as users see them, in square points.
  private(set) var area = 0.0

  /// Counts a change in a picture.
  mutating func add(
    _ change: BoxChange, in picture: PictureSubject, at index: ElementIndex<ComparedPicture>,
    home: String?
  ) {
    if let frame = change.new ?? change.old {
      area += frame.area
    }
    boxes.insert(BoxPlace(of: change.subject, in: picture, home: home))
    pictures.insert(index)
    if case .other = picture.kind { others.insert(index) }
  }

  mutating func add(_ other: FindingTally) {
    boxes.formUnion(other.boxes)
    pictures.formUnion(other.pictures)
    others.formUnion(other.others)
    area += other.area
  }

  /// Returns the keys of the screens that the boxes are on.
  func screens(among all: ReviewedScreens) -> [String] {
    all.inOrder(boxes.lazy.compactMap(\.screen))
  }
}
