import AppLayout
import AppModel
import PageParts
import Review
import SiteFiles

extension ChangeReport {
  /// Returns what a picture shows: `Home on iPhone SE`.
  func title(of picture: ElementIndex<ComparedPicture>) -> String {
    let subject = review.pictures[picture].subject
    if case .other(let path) = subject.kind { return path.readable }
    let screen = subject.screen.map { review.names.screen($0) } ?? "The menu"
    return "\(screen) on \(device(of: picture))"
  }

  /// Returns the device of a picture: `iPhone SE, landscape`.
  func device(of picture: ElementIndex<ComparedPicture>) -> String {
    let subject = review.pictures[picture].subject
    let name = subject.device.map { devices[$0] ?? $0.readable } ?? "a device"
    return subject.orientation == .landscape ? "\(name), landscape" : name
  }

  /// Returns the state that a picture shows: `bar on top, status bar merged`; with the theme if
  /// there are several.
  func state(of picture: ElementIndex<ComparedPicture>) -> String {
    let subject = review.pictures[picture].subject
    return subject.kind.words + (theme(of: picture).map { ", \($0)" } ?? "")
  }

  /// Returns the theme of a picture; nil if there is only one.
  func theme(of picture: ElementIndex<ComparedPicture>) -> String? {
    hasManyThemes ? review.pictures[picture].subject.theme?.readable : nil
  }
}
