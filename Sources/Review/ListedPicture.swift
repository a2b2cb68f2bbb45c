import AppLayout
package import AppModel
package import SiteFiles
import Wireframe

/// A picture of a review, whether it differs or not.
package struct ListedPicture: Sendable {
  package let subject: PictureSubject
  package let key: String
  /// Where a site has the picture of the new side, or of the old one if only that has it; nil for a
  /// picture without a place.
  package let path: String?
  /// The picture among those that differ; nil if both sides are the same.
  package let index: ElementIndex<ComparedPicture>?
}

extension ChangeReview {
  /// Passes on every picture that was compared: those of a screen together, in the order of the new
  /// side. They are found again one by one, so that memory does not grow with their number.
  package func forEachPicture(_ take: (ListedPicture) -> Void) {
    let differing = Dictionary(grouping: pictures.elementIndices) {
      PicturePlace(pictures[$0].subject)
    }
    let newSide = sides.new
    for place in sides.places {
      let different = differing[place] ?? []
      let known = Set(different.map { pictures[$0].subject })
      let same = newSide.pictures(at: place).filter { !known.contains($0.subject) }.map { picture in
        ListedPicture(
          subject: picture.subject, key: key(of: picture), path: picture.path, index: nil)
      }
      let others = different.map { index in
        let picture = pictures[index]
        return ListedPicture(
          subject: picture.subject, key: picture.key, path: picture.newPath ?? picture.oldPath,
          index: index)
      }
      // Sorting keeps the order of themes: it is stable.
      for picture in (same + others).sorted(by: { $0.subject.kind < $1.subject.kind }) {
        take(picture)
      }
    }
  }

  /// Returns the key of a picture that both sides have alike.
  private func key(of picture: StoredPicture) -> String {
    sides.isByPath
      ? PicturePath.stem(of: picture.path)
      : picture.subject.key(entrance: picture.facts.entrance)
  }
}
