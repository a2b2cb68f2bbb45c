import AppLayout
import Disk
import SiteFiles

/// The pictures of a site or of a folder, by what they show.
struct StoredPictures: Sendable {
  /// The folder that they are in, as it was given.
  let folder: String
  /// The keys of the screens, in the order of the site.
  let screens: [String]
  /// What the screens are called, by their keys, as far as that is known.
  let screenTitles: [String: String]
  /// The devices, in the order of the site.
  let devices: [PictureDevice]
  /// The places of the pictures that only their paths identify, in the order of these.
  let others: [PicturePlace]
  private let pictures: [PicturePlace: [StoredPicture]]
  /// The screen that the app opens with.
  let home: String?

  /// Sorts pictures by what they show. Throws if two of them show the same, with a reason that ends
  /// with the path of one of them.
  init(
    of all: [StoredPicture], in folder: String, screens: [String] = [],
    titles: [String: String] = [:], devices: [PictureDevice] = [], twice reason: String
  ) throws(DiskError) {
    var seen: Set<PictureSubject> = []
    var keys = screens
    var known = Set(screens)
    var held = Set(devices)
    var others: [PicturePlace] = []
    for picture in all {
      let (subject, place) = (picture.subject, picture.place)
      guard seen.insert(subject).inserted else { throw .twice(picture, in: folder, reason) }
      if case .other = subject.kind {
        others.append(place)
      } else {
        held.insert(place.device)
        if let screen = subject.screen, known.insert(screen).inserted { keys.append(screen) }
      }
    }
    self.folder = folder
    self.screens = keys
    screenTitles = titles
    self.others = others.sorted { ($0.other ?? "") < ($1.other ?? "") }
    pictures = Dictionary(grouping: all, by: \.place)
    home = all.first { $0.facts.entrance == .root && $0.subject.kind.isVariant }?.subject.screen
    let ranks = Dictionary(firstOf: devices.enumerated().map { ($1.id, $0) })
    self.devices = held.sorted { $0.rank(among: ranks) < $1.rank(among: ranks) }
  }

  /// The pictures at a place.
  subscript(place: PicturePlace) -> [StoredPicture] { pictures[place] ?? [] }

  /// Returns the picture of the whole screen that is under the menu on a device.
  func homePicture(under place: PicturePlace, in theme: String?) -> StoredPicture? {
    guard let home, place.screen == nil, place.other == nil else { return nil }
    return self[PicturePlace(home, on: place.device)].first {
      $0.subject.kind == .state(.full) && $0.subject.theme == theme
    }
  }

  /// All pictures by their paths, without configured ones, which have the path of a variant.
  var byPath: [String: StoredPicture] {
    let own = pictures.values.joined().filter { $0.subject.kind != .configured }
    return Dictionary(firstOf: own.map { ($0.path, $0) })
  }
}

extension PictureDevice {
  /// Returns the place of the device among others: in their order, then by id and orientation.
  fileprivate func rank(among ranks: [String?: Int]) -> (Int, String, Int) {
    (
      ranks[id] ?? .max, id ?? "", orientation?.caseRank ?? 0
    )
  }
}

extension PictureKind {
  fileprivate var isVariant: Bool {
    if case .state(.bars) = self { true } else { false }
  }
}

extension DiskError {
  fileprivate static func twice(
    _ picture: StoredPicture, in folder: String, _ reason: String
  ) -> DiskError {
    DiskError(attempt: "cannot compare '\(folder)'", reason: "\(reason) '\(picture.path)'")
  }
}
