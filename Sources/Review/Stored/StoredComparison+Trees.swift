import Disk
import SiteFiles
import Wireframe

extension StoredComparison {
  /// What the screens are called on the new side, or else on the old one, by their keys; only the
  /// records of sites say that.
  var screenTitles: [String: String] {
    sides.old.screenTitles.merging(sides.new.screenTitles) { $1 }
  }

  /// The screens of both sides.
  var reviewedScreens: ReviewedScreens {
    ReviewedScreens(
      keys: screens,
      kept: Set(sides.new.screens).intersection(
        sides.old.screens + Array(sides.renamed.oldKeys.keys)),
      home: sides.new.home ?? sides.old.home)
  }

  /// Reads or draws a picture again on both sides; nil on a side where that is not possible.
  func trees(of subject: PictureSubject) -> (old: BoxTree?, new: BoxTree?) {
    let place = PicturePlace(subject)
    return (
      tree(of: subject, at: sides.oldPlace(of: place), on: sides.old),
      tree(of: subject, at: place, on: sides.new)
    )
  }

  private func tree(
    of subject: PictureSubject, at place: PicturePlace, on side: ComparedSide
  ) -> BoxTree? {
    do {
      var worker = try side.worker()
      let group = worker.pictures(at: place, in: subject.theme)
      return try group[subject.kind]?.picture.tree(in: ())
    } catch {
      // The picture was read before; if it can no longer be read, there is nothing to show.
      return nil
    }
  }
}
