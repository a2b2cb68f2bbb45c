import AppLayout
import AppModel
import Disk
import SiteFiles
import Wireframe

/// The comparison of all pictures of two apps.
struct AppComparison {
  /// The pictures that differ, in the order of the app, and the same pictures in the form that the
  /// search for causes needs.
  private(set) var pictures: [ComparedPicture] = []
  private(set) var different: [UndoneApps.DifferentPicture] = []
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
      pictures += part.pictures
      different += part.different
      pictureCount += part.count
    }
  }

  /// The comparison of one group.
  private struct Part {
    var pictures: [ComparedPicture] = []
    var different: [UndoneApps.DifferentPicture] = []
    var count = 0

    init(of group: PictureGroup, _ old: AppPictures, _ new: AppPictures, _ terms: ReviewTerms) {
      let comparison = GroupComparison(
        GroupPictures(old, group), GroupPictures(new, group), terms)
      for kind in comparison.kinds.sorted() {
        count += terms.themes.count
        guard !comparison.isSame(kind) else { continue }
        let hashes = comparison.hashes(of: kind)
        for theme in terms.themes {
          let (verdict, changes) = comparison.compared(kind, in: theme)
          guard verdict != .same || !changes.isEmpty else { continue }
          let subject = PictureSubject(
            screen: group.screen, device: group.held.device.id,
            orientation: group.held.orientation, theme: theme.name, kind: kind)
          pictures.append(
            ComparedPicture(
              subject: subject, group: group,
              key: subject.key(entrance: comparison.entrance(of: kind)),
              entrance: comparison.entrance(of: kind),
              oldPath: hashes.old == nil ? nil : old.path(of: subject, on: group.held)?.text,
              newPath: hashes.new == nil ? nil : new.path(of: subject, on: group.held)?.text,
              verdict: verdict, changes: changes))
          different.append(
            UndoneApps.DifferentPicture(
              group: group, kind: kind, theme: theme, oldHash: hashes.old, newHash: hashes.new,
              changes: changes))
        }
      }
    }
  }
}
