package import AppModel
package import Wireframe

/// How much of the boxes that changed can be seen in a picture.
struct VisibleShare {
  private var visible = 0.0
  private var all = 0.0

  /// Adds a box on each side.
  mutating func add(_ change: BoxChange, of picture: ComparedPicture) {
    let seen = picture.visible(change)
    let isShown = picture.shows(change)
    for (frame, seen) in [(change.old, seen.old), (change.new, seen.new)] {
      guard let frame, let seen else { continue }
      all += frame.area
      if isShown { visible += seen.area }
    }
  }

  /// Whether most of it is outside.
  var isHidden: Bool { visible < all * 0.5 }
}

extension ExactFrame {
  /// The area in square points.
  var area: Double { Double(width) / 1000 * Double(height) / 1000 }
}

extension ComparedPicture {
  /// Returns the parts of a box that can be seen; nil on a side that lacks it.
  package func visible(_ change: BoxChange) -> Sides<ExactFrame?> {
    Sides(
      old: oldCanvas.flatMap { canvas in
        change.old.map { oldSight.visible($0, of: change.subject).intersection(canvas) }
      },
      new: newCanvas.flatMap { canvas in
        change.new.map { newSight.visible($0, of: change.subject).intersection(canvas) }
      })
  }
}

extension ComparedPicture {
  /// Whether something of a change can be seen: not if all of its box is below the fold, for example,
  /// or behind an open menu, or if only an edge outside moved.
  package func shows(_ change: BoxChange) -> Bool {
    let seen = visible(change)
    if change.event.delta != nil, seen.old == seen.new { return false }
    return [seen.old, seen.new].contains { $0?.isEmpty == false }
  }
}

extension ChangeReview {
  /// Whether a picture shows something of what a cause changes there.
  package func isInSight(
    _ cause: ElementIndex<Cause>, in index: ElementIndex<ComparedPicture>
  ) -> Bool {
    let picture = pictures[index]
    let own = Set(causes[cause].findings)
    return zip(picture.changes, findingsOfPictures[index]).contains { change, finding in
      // What has no box is about all of the picture.
      change.kind.isSeen && own.contains(finding)
        && (change.old == nil && change.new == nil || picture.shows(change))
    }
  }
}
