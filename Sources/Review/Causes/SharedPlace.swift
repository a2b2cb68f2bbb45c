/// A part of a screen that several changes are in: a component with everything inside it, or what
/// is around all of them.
struct SharedPlace: Hashable {
  let screen: String?
  /// The key of the outermost component; empty for the frame of the screen.
  let component: String
  /// The path of the frame's picture if nothing else is known about it; nil for others.
  let picture: String?

  /// Finds the part around a box that changed in a picture.
  init(of place: BoxPlace, _ box: String, in picture: PictureSubject) {
    screen = place.screen
    component = String(place.component(box).prefix { $0 != "|" })
    if case .other(let stem) = picture.kind, component.isEmpty {
      self.picture = stem
    } else {
      self.picture = nil
    }
  }

  /// What distinguishes the part from all others, as texts.
  var identity: [String] { [screen ?? "", component] + (picture.map { [$0] } ?? []) }
}
