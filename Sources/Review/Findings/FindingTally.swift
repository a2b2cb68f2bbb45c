import AppModel

/// The boxes, screens and pictures of a finding or a cause.
struct FindingTally {
  private(set) var boxes: Set<BoxPlace> = []
  /// The keys of the components that the boxes are in; empty for a frame.
  private(set) var components: Set<String> = []
  /// The parts of screens that the boxes are in.
  private(set) var places: Set<SharedPlace> = []
  private(set) var screens: Set<String> = []
  private(set) var pictures: Set<ElementIndex<ComparedPicture>> = []
  /// The pictures that are known only by their paths.
  private(set) var others: Set<ElementIndex<ComparedPicture>> = []

  /// Counts a change in a picture.
  mutating func add(
    _ change: BoxChange, in picture: PictureSubject, at index: ElementIndex<ComparedPicture>,
    home: String?
  ) {
    let box = change.boxPlace(in: picture, home: home)
    boxes.insert(box)
    components.insert(box.component(change.box))
    places.insert(change.sharedPlace(in: picture, home: home))
    pictures.insert(index)
    if let screen = box.screen { screens.insert(screen) }
    if case .other = picture.kind { others.insert(index) }
  }

  mutating func add(_ other: FindingTally) {
    boxes.formUnion(other.boxes)
    components.formUnion(other.components)
    places.formUnion(other.places)
    screens.formUnion(other.screens)
    pictures.formUnion(other.pictures)
    others.formUnion(other.others)
  }

  /// Returns the keys of the first boxes, if they are only a few.
  func fewKeys(atMost most: Int) -> [String] {
    let keys = Set(boxes.map(\.key))
    return keys.count > most ? [] : keys.sorted()
  }
}

extension Finding {
  /// Sets what follows from where the boxes of the finding are.
  mutating func describe(_ tally: FindingTally, _ screens: [String], _ names: AuthorNames) {
    pictures = tally.pictures.count
    otherPictures = tally.others.count
    boxes = tally.boxes.count
    keys = Set(tally.boxes.map(\.key)).count
    fewKeys = tally.fewKeys(atMost: Self.mostNamed)
    component = tally.components.count == 1 ? tally.components.first : nil
    self.screens = screens.filter(tally.screens.contains)
    let words = FindingWords(self, names)
    name = words.name
    sentence = words.sentence
  }

  /// More boxes are only counted.
  private static let mostNamed = 3
}
