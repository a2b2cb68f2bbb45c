import AppLayout
import AppModel
import Disk
import SiteFiles
import Wireframe

/// The comparison of all pictures of two apps.
struct AppComparison {
  /// The pictures that differ, in the order of the app.
  private(set) var different: [DifferentPicture] = []
  /// The number of pictures that were compared.
  private(set) var pictureCount = 0

  init(_ old: AppPictures, _ new: AppPictures, _ terms: ReviewTerms) {
    let groups = AppPictures.groups(of: old, new, renamed: terms.renamedScreens)
    terms.progress.begin(groups.count)
    let queue = TaskQueue(count: groups.count)
    let results = Workers.run(min(terms.jobs, max(1, groups.count))) { _ in
      var results: [(Int, Part)] = []
      while let number = queue.next() {
        results.append((number, Part(of: groups[number], old, new, terms)))
        terms.progress.advance()
      }
      return results
    }
    for (_, part) in results.joined().sorted(by: { $0.0 < $1.0 }) {
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
      for kind in comparison.kinds.sorted() {
        count += terms.themes.count
        guard !comparison.isSame(kind) else { continue }
        for theme in terms.themes {
          let outcome = comparison.compared(kind, in: theme)
          guard !outcome.isSilent else { continue }
          let subject = PictureSubject(group.screen, on: group.held, in: theme, kind)
          let oldSubject = PictureSubject(before.screen, on: group.held, in: theme, kind)
          let (oldHash, newHash) = (before[kind]?.picture.hashValue, after[kind]?.picture.hashValue)
          different.append(
            DifferentPicture(
              picture: ComparedPicture(
                outcome, of: subject, entering: comparison.entrance(of: kind),
                oldPath: oldHash == nil ? nil : old.path(of: oldSubject, on: group.held)?.text,
                newPath: newHash == nil ? nil : new.path(of: subject, on: group.held)?.text,
                oldCanvas: comparison.oldCanvas(of: kind, in: theme),
                newCanvas: comparison.newCanvas(of: kind, in: theme)),
              group: group, theme: theme, oldHash: oldHash, newHash: newHash))
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

  var kind: PictureKind { picture.subject.kind }

  var changes: [BoxChange] { picture.changes }
}

extension PictureSubject {
  fileprivate init(_ screen: String?, on held: HeldDevice, in theme: Theme, _ kind: PictureKind) {
    self.init(
      screen: screen, device: held.device.id, orientation: held.orientation, theme: theme.name,
      kind: kind)
  }
}
