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
    for place in places {
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

  /// The screens on devices, the menus and the other pictures, in the order of the comparison.
  private var places: [PicturePlace] {
    switch source {
    case .apps(let old, let new, let different, _):
      AppPictures.groups(of: old, new, renamed: different.values.renamedScreens).map { group in
        PicturePlace(group.screen, on: PictureDevice(group.held))
      }
    case .stored(let comparison): comparison.sides.places
    }
  }

  /// Returns the key of a picture that both sides have alike.
  private func key(of picture: StoredPicture) -> String {
    switch source {
    case .stored(let comparison) where comparison.sides.isByPath:
      PicturePath.stem(of: picture.path)
    case .apps, .stored: picture.subject.key(entrance: picture.facts.entrance)
    }
  }
}

extension [DifferentPicture] {
  /// The old keys of the screens that have another key now, by the new ones: all of their pictures
  /// differ.
  fileprivate var renamedScreens: [String: String] {
    reduce(into: [:]) { keys, picture in
      if let screen = picture.group.screen { keys[screen] = picture.group.oldScreen }
    }
  }
}
