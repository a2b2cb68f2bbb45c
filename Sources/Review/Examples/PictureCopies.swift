package import AppModel
package import Disk
import SiteFiles

/// Draws or reads the pictures of a review again, on one thread.
package struct PictureCopies: ~Copyable {
  private let review: ChangeReview
  private var old: SideWorker
  private var new: SideWorker

  package init(of review: ChangeReview) throws(DiskError) {
    let sides = review.sides
    let old = try sides.old.worker()
    let new = try sides.new.worker()
    self.review = review
    self.old = old
    self.new = new
  }

  /// Returns the bytes of pictures with one place and theme on one side. Those that cannot be read
  /// are left out.
  package mutating func bytes(
    of indices: [ElementIndex<ComparedPicture>], on side: ReviewedSide
  ) -> [ElementIndex<ComparedPicture>: [UInt8]] {
    guard let first = indices.first else { return [:] }
    let pictures = review.pictures
    let (place, theme) = (review.place(of: first, on: side), pictures[first].subject.theme)
    let kinds = Set(indices.map { pictures[$0].subject.kind })
    let found =
      switch side {
      case .old: old.bytes(of: kinds, at: place, in: theme)
      case .new: new.bytes(of: kinds, at: place, in: theme)
      }
    return Dictionary(
      indices.compactMap { index in
        found[pictures[index].subject.kind].map { (index, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension ChangeReview {
  /// What draws or reads the pictures of both sides.
  var sides: (old: ComparedSide, new: ComparedSide) {
    switch source {
    case .apps(let old, let new, _, let themes): (.drawn(old, themes), .drawn(new, themes))
    case .stored(let comparison): (comparison.sides.old, comparison.sides.new)
    }
  }

  /// Returns where a side has a picture.
  func place(of index: ElementIndex<ComparedPicture>, on side: ReviewedSide) -> PicturePlace {
    let place = PicturePlace(pictures[index].subject)
    guard side == .old else { return place }
    switch source {
    case .apps(let old, _, let different, _):
      return PicturePlace(different[index].group.key(in: old.app), on: place.device)
    case .stored(let comparison): return comparison.sides.oldPlace(of: place)
    }
  }
}

/// One of the two sides of a review; the name of its folder in a report.
package enum ReviewedSide: String, Hashable, Sendable, CaseIterable {
  case old, new
}
