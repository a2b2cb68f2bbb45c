import AppLayout
import PageParts
import Review

extension ChangeReport {
  /// Returns what a picture shows: `Home on iPhone SE`.
  func title(of picture: ElementIndex<ComparedPicture>) -> String {
    let subject = review.pictures[picture].subject
    if case .other(let path) = subject.kind { return path.readable }
    let screen = subject.screen.map { review.names.screen($0) } ?? "The menu"
    return "\(screen) on \(device(of: picture))"
  }

  /// Returns the device of a picture: `iPhone SE, landscape`, or `Apple TV 4K`, which has no other
  /// orientation.
  func device(of picture: ElementIndex<ComparedPicture>) -> String {
    if let held = held(in: picture) { return held.title }
    let subject = review.pictures[picture].subject
    let name = subject.device?.readable ?? "a device"
    return subject.orientation == .landscape ? "\(name), landscape" : name
  }

  /// Returns the device of a picture in its orientation; nil if it is not known.
  func held(in picture: ElementIndex<ComparedPicture>) -> HeldDevice? {
    let subject = review.pictures[picture].subject
    return subject.device.flatMap { devices[$0] }.map {
      HeldDevice($0, in: subject.orientation ?? .portrait)
    }
  }

  /// Returns the state that a picture shows: `bar on top, status bar merged`; with the theme if
  /// there are several.
  func state(of picture: ElementIndex<ComparedPicture>) -> String {
    let subject = review.pictures[picture].subject
    return subject.kind.words + (theme(of: picture).map { ", \($0)" } ?? "")
  }

  /// Returns the theme of a picture; nil if there is only one, or if the reader's system chooses it.
  func theme(of picture: ElementIndex<ComparedPicture>) -> String? {
    hasManyThemes && dark[picture] == nil ? review.pictures[picture].subject.theme?.readable : nil
  }
}
