package import AppModel
package import Disk
import SiteFiles
package import Wireframe

/// Draws or reads the pictures of a review again, on one thread.
package struct PictureCopies: ~Copyable {
  private let review: ChangeReview
  private var old: SideWorker
  private var new: SideWorker

  package init(of review: ChangeReview) throws(DiskError) {
    let old = try SideWorker(review.sides.old)
    let new = try SideWorker(review.sides.new)
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
      firstOf: indices.compactMap { index in
        found[pictures[index].subject.kind].map { (index, $0) }
      })
  }

  /// Returns the bytes of a picture that was not compared, without the cause that it shows and with
  /// it; nil on a side where it cannot be drawn.
  package mutating func bytes(
    of shown: ShownPicture, showing cause: ElementIndex<Cause>
  ) -> (old: [UInt8]?, new: [UInt8]?) {
    guard let undone = review.undone else { return (nil, nil) }
    let pictures = AppPictures(of: undone.new.app, shown.axes, themes: [shown.theme])
    let old = undone.app(without: review.causes[cause].places).flatMap { app, _ in
      new.bytes(of: shown.kind, in: shown.group, of: pictures.showing(app), in: shown.theme)
    }
    return (old, new.bytes(of: shown.kind, in: shown.group, of: pictures, in: shown.theme))
  }

  /// Returns the bytes of pictures of the new app without a cause, which have one place. Those that
  /// cannot be drawn are left out. The app is read for these pictures only.
  package mutating func bytes(
    of indices: [ElementIndex<ComparedPicture>], without cause: ElementIndex<Cause>
  ) -> [ElementIndex<ComparedPicture>: [UInt8]] {
    guard let first = indices.first, let (app, group) = review.drawing(first, without: cause) else {
      return [:]
    }
    var found: [ElementIndex<ComparedPicture>: [UInt8]] = [:]
    for index in indices {
      let subject = review.pictures[index].subject
      found[index] = new.bytes(of: subject.kind, in: group, of: app, in: subject.theme)
    }
    return found
  }
}

extension ChangeReview {
  /// The themes in which pictures are drawn; none if both sides are stored.
  package var drawnThemes: [Theme] {
    for side in [sides.new, sides.old] {
      if case .drawn(_, let themes) = side { return themes }
    }
    return []
  }

  /// Returns where a side has a picture.
  func place(of index: ElementIndex<ComparedPicture>, on side: ReviewedSide) -> PicturePlace {
    let place = PicturePlace(pictures[index].subject)
    return side == .old ? sides.oldPlace(of: place) : place
  }
}

/// One of the two sides of a review; the name of its folder in a report.
package enum ReviewedSide: String, Hashable, Sendable, CaseIterable {
  case old, new
}
