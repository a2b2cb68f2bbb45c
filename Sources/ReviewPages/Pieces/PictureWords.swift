import AppLayout
import AppModel
import Review

extension ChangeReport {
  /// Returns what a picture shows: `Home on iPhone SE`.
  func title(of number: Int) -> String {
    let subject = review.pictures[number].subject
    if case .other(let path) = subject.kind { return path.readable }
    let screen = subject.screen.map { review.names.screen($0) } ?? "The menu"
    return "\(screen) on \(device(of: number))"
  }

  /// Returns the device of a picture: `iPhone SE, landscape`.
  func device(of number: Int) -> String {
    let subject = review.pictures[number].subject
    let name = subject.device.map { devices[$0] ?? $0.readable } ?? "a device"
    return subject.orientation == .landscape ? "\(name), landscape" : name
  }

  /// Returns the state that a picture shows: `bar on top, status bar merged`; with the theme if
  /// there are several.
  func state(of number: Int) -> String {
    let subject = review.pictures[number].subject
    return subject.kind.words + (theme(of: number).map { ", \($0)" } ?? "")
  }

  /// Returns the theme of a picture; nil if there is only one.
  func theme(of number: Int) -> String? {
    hasManyThemes ? review.pictures[number].subject.theme?.readable : nil
  }
}

extension PictureSubject.Kind {
  /// The state of the screen, in words.
  var words: String {
    switch self {
    case .variant(let placement, let statusBar):
      "bar \(placement.words), status bar \(statusBar.words)"
    case .full: "full content"
    case .entrance(let entrance): "\(entrance.words)"
    case .configured: "as configured"
    case .menu: "the open menu"
    case .other: "picture"
    }
  }
}

extension Verdict {
  /// The verdict in words, as a badge has it.
  var words: String {
    switch self {
    case .same: "same"
    case .samePaint: "different only in bytes"
    case .moved: "moved"
    case .changed: "changed"
    case .added: "added"
    case .removed: "removed"
    case .renamed: "renamed"
    case .unknown: "unknown"
    }
  }
}
