package import AppModel
import SiteFiles
package import Wireframe

extension ChangeReview {
  /// What a picture is compared with to show one cause.
  package enum PictureBefore: Hashable, Sendable {
    /// The old picture: nothing else changes there, or no edit is known.
    case old
    /// The new picture without the cause.
    case without(ElementIndex<Cause>)
    /// The new app without the cause does not have the picture.
    case nothing
  }

  /// Returns what a picture is compared with to show one of its causes.
  package func before(
    _ picture: ElementIndex<ComparedPicture>, showing cause: ElementIndex<Cause>
  ) -> PictureBefore {
    let compared = pictures[picture]
    let isAlone = causesOfPictures[picture] == [cause] && !compared.isCancelled
    guard undone != nil, !causes[cause].places.isEmpty, !isAlone, compared.newPath != nil else {
      return .old
    }
    let own = Set(causes[cause].findings)
    let isAdded = zip(compared.changes, findingsOfPictures[picture]).contains { change, finding in
      change.subject == .picture && change.event == .added && own.contains(finding)
    }
    return isAdded ? .nothing : .without(cause)
  }

  /// Returns the new app without a cause, and the group of a picture there; nil if it cannot be
  /// read.
  func drawing(
    _ picture: ElementIndex<ComparedPicture>, without cause: ElementIndex<Cause>
  ) -> (pictures: AppPictures, group: PictureGroup)? {
    guard case .drawn(let new, _) = sides.new,
      let group = sides.group(at: PicturePlace(pictures[picture].subject), on: new),
      let app = undone?.app(without: causes[cause].places)?.app
    else { return nil }
    return (new.showing(app), group)
  }

  /// Makes a picture again without one of its causes and with it; nil where that is not possible.
  package func trees(
    of picture: ElementIndex<ComparedPicture>, showing cause: ElementIndex<Cause>
  ) -> (old: BoxTree?, new: BoxTree?) {
    let trees = trees(of: picture)
    switch before(picture, showing: cause) {
    case .old: return trees
    case .nothing: return (nil, trees.new)
    case .without:
      guard case .drawn(_, let themes) = sides.new,
        let (app, group) = drawing(picture, without: cause)
      else { return (nil, trees.new) }
      let subject = pictures[picture].subject
      let drawn = GroupPictures(app, group)[subject.kind]?.picture
      return (
        themes.first { $0.name == subject.theme }.flatMap { drawn?.tree(in: $0) }, trees.new
      )
    }
  }

  /// Returns where the old side has the boxes that changed in those of some pictures of a screen on
  /// a device in which several causes meet: what changed says where the boxes are without one cause.
  package func oldFrames(
    of places: [ElementIndex<ComparedPicture>]
  ) -> [ElementIndex<ComparedPicture>: [BoxChange.Subject: ExactFrame]] {
    let shared = places.filter { causesOfPictures[$0].count > 1 || pictures[$0].isCancelled }
    guard undone != nil, let first = shared.first, case .drawn(let old, let themes) = sides.old,
      let theme = themes.first(where: { $0.name == pictures[first].subject.theme })
    else { return [:] }
    let place = place(of: first, on: .old)
    guard let held = old.held(place) else { return [:] }
    let drawn = GroupPictures(old, PictureGroup(screen: place.screen, held: held))
    var frames: [ElementIndex<ComparedPicture>: [BoxChange.Subject: ExactFrame]] = [:]
    for index in shared {
      let picture = pictures[index]
      let wanted = Set(picture.changes.map(\.subject))
      let boxes = drawn[picture.subject.kind]?.picture.tree(in: theme).boxes ?? []
      frames[index] = Dictionary(
        firstOf: boxes.map { (BoxChange.Subject($0), $0.frame) }.filter { wanted.contains($0.0) })
    }
    return frames
  }
}
