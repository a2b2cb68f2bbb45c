import Disk
import Wireframe

extension StoredComparison {
  /// The key of the screen that the app opens with; nil if that is not known.
  var home: String? { sides.new.home ?? sides.old.home }

  /// Reads or draws a picture again on both sides; nil on a side where that is not possible.
  func trees(of subject: PictureSubject) -> (old: BoxTree?, new: BoxTree?) {
    (tree(of: subject, on: sides.old), tree(of: subject, on: sides.new))
  }

  private func tree(of subject: PictureSubject, on side: ComparedSide) -> BoxTree? {
    do {
      var worker = try side.worker()
      let group = worker.pictures(at: PicturePlace(subject), in: subject.theme)
      return try group[subject.kind]?.picture.tree(in: ())
    } catch {
      // The picture was read before; if it cannot be read anymore there is nothing to show.
      return nil
    }
  }
}
