import AppLayout
import AppModel
import Disk
import PageParts
package import Publishing

/// The fingerprints of the tasks of a site: what identifies everything that the documents of each one
/// are made from.
///
/// A document about one screen is made from what all documents share, from the values of the screen
/// and of those that it names, and from how they are reached. Pictures of families and the
/// stylesheet of looks depend on what all pictures share, and files of the program on nothing else.
/// All other documents depend on everything, and so does each one for which anything else is not
/// certain: all pages do where a screen that home opens has very many senders.
struct DocumentFingerprints: Sendable {
  private let all: ContentHash
  /// For files that only the program decides.
  private let program: ContentHash
  private let shared: SharedFingerprint
  private let pictures: ElementTable<Screen, ContentHash?>
  private let pages: ElementTable<Screen, PageFingerprints>
  /// The indices of the site's screens among all screens.
  private let indices: ElementTable<Screen, ElementIndex<Screen>?>
  private let hasChanges: Bool

  /// Creates the fingerprints of a site; nil where the values of screens cannot be told apart.
  init?(of site: Site, from origin: BuildOrigin, omitting omitted: Ingredient? = nil) {
    guard let written = WrittenScreens(in: site) else { return nil }
    let screens = ScreenFingerprints(of: site, written, omitting: omitted)
    let mentions = Mentions(of: site, written, screens, omitting: omitted)
    all = origin.all
    program = ContentHash(of: Array(origin.program.text.utf8))
    shared = SharedFingerprint(of: site, written, screens, origin, omitting: omitted)
    pictures = screens.pictures
    pages = ElementTable(site.app.screens.withIndices.map { mentions.pages(of: $1, at: $0) })
    indices = ElementTable(site.screens.map { site.app.index(ofKey: $0.key) })
    hasChanges = site.changes != nil
  }

  /// Returns the fingerprint of a task.
  subscript(task: SiteTask) -> ContentHash {
    switch task {
    case .document(.asset): program
    case .document(.looks), .document(.picture), .family: shared.pictures
    case .document(.page(.matrix(let screen))): page(screen) { $0.matrix }
    case .document(.page(.inspection(let screen, _))): page(screen) { $0.inspection }
    case .document(.page(.viewer(let screen, _))): page(screen) { $0.viewer }
    case .document(.page(.prototype(let screen, _))): page(screen) { $0.prototype }
    case .pictures(let screen, _, _), .windows(let screen, _):
      joined(shared.pictures, indices[screen].flatMap { pictures[$0] })
    case .document(.mapText), .document(.names), .document(.marks), .document(.sources),
      .document(.page(.part)), .document(.page(.gallery)), .document(.page(.contactSheet)),
      .document(.page(.menu)), .document(.page(.family)), .document(.page(.journeys)),
      .document(.page(.journeyStep)), .presentation, .menuPage, .menu:
      all
    }
  }

  private func page(
    _ screen: ElementIndex<Screen>, _ kind: (PageFingerprints) -> ContentHash?
  ) -> ContentHash {
    guard !hasChanges, let shared = shared.pages else { return all }
    return joined(shared, indices[screen].flatMap { kind(pages[$0]) })
  }

  private func joined(_ shared: ContentHash, _ own: ContentHash?) -> ContentHash {
    own.map { ContentHash(of: [shared, $0].map { Array($0.text.utf8) }) } ?? all
  }
}

/// What the pages about a screen are made from, apart from what all pages share; nil for everything.
struct PageFingerprints: Sendable {
  let viewer: ContentHash?
  let prototype: ContentHash?
  let inspection: ContentHash?
  let matrix: ContentHash?
}

extension Site {
  /// Returns the fingerprints of tasks.
  package func fingerprints(from origin: BuildOrigin) -> Fingerprinting {
    let own = DocumentFingerprints(of: self, from: origin)
    return { task in own?[task] ?? origin.all }
  }
}
