import AppLayout
import Disk
import SiteFiles
import Wireframe

/// The comparison of all pictures of two apps.
struct AppComparison {
  /// The pictures that differ, in the order of the app.
  private(set) var different: [DifferentPicture] = []
  /// The number of pictures that were compared.
  private(set) var pictureCount = 0
  let sides: SidePair

  init(_ old: AppPictures, _ new: AppPictures, _ terms: ReviewTerms) {
    sides = SidePair(old, new, terms)
    let parts = sides.compared(terms, with: {}) { [sides] place, _ in
      sides.group(at: place, on: new).map { Part(of: $0, old, new, terms) }
    }
    for case let part? in parts {
      different += part.different
      pictureCount += part.count
    }
  }

  /// The pictures that differ, without what only the search for causes needs.
  var pictures: [ComparedPicture] { different.map(\.picture) }

  /// The comparison of one group.
  private struct Part {
    var different: [DifferentPicture] = []
    var count = 0

    init(of group: PictureGroup, _ old: AppPictures, _ new: AppPictures, _ terms: ReviewTerms) {
      let (before, after) = (GroupPictures(old, group), GroupPictures(new, group))
      let comparison = GroupComparison(before, after, terms)
      var (oldHashes, newHashes) = (PictureHashes(of: before), PictureHashes(of: after))
      let only = PresentThings(of: group, old, new).change(from: old.app)
      for kind in comparison.kinds.sorted() {
        count += terms.themes.count
        guard !comparison.isSame(kind) else { continue }
        for theme in terms.themes {
          var outcome = comparison.compared(kind, in: theme)
          if let only {
            outcome.changes = only
          } else if !group.hasScreen(in: new.app) {
            outcome = outcome.ofPlaceholder()
          }
          guard !outcome.isSilent else { continue }
          let device = PictureDevice(group.held)
          let subject = PictureSubject(
            PicturePlace(group.screen, on: device), in: theme.name, kind)
          let oldSubject = PictureSubject(
            PicturePlace(before.screen, on: device), in: theme.name, kind)
          let (oldHash, newHash) = (oldHashes.hash(of: kind), newHashes.hash(of: kind))
          let oldContext = oldHashes.hash(ofContextOf: kind)
          let canvases = comparison.canvases(of: kind, in: theme)
          different.append(
            DifferentPicture(
              picture: ComparedPicture(
                outcome, of: subject, entering: comparison.entrance(of: kind),
                oldPath: oldHash == nil ? nil : old.path(of: oldSubject, on: group.held)?.text,
                newPath: newHash == nil ? nil : new.path(of: subject, on: group.held)?.text,
                oldCanvas: canvases.old, newCanvas: canvases.new),
              group: group, theme: theme, oldHash: oldHash, newHash: newHash,
              oldContext: oldContext))
        }
      }
    }
  }
}

/// A picture of two apps that differs, with what the search for causes needs to draw it again.
struct DifferentPicture: Sendable {
  let picture: ComparedPicture
  let group: PictureGroup
  let theme: Theme
  /// The hashes of the old and the new picture, which are equal if the pictures are.
  let oldHash: Int?
  let newHash: Int?
  /// The hash of the other old picture that its changes depend on.
  let oldContext: Int?

  var kind: PictureKind { picture.subject.kind }

  var changes: [BoxChange] { picture.changes }
}
