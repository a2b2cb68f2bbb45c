import AppLayout
import AppModel
import Site
import SiteFiles
import Support
import Testing
import Wireframe

@testable import Review

/// The law of news: what a review says holds between the old and the new app, whatever the apps without
/// its causes show.
struct NewsLaw {
  private let review: ChangeReview
  private let pair: ReviewCase
  private let note: String

  init(_ pair: ReviewCase, _ review: ChangeReview, _ note: String) {
    (self.pair, self.review, self.note) = (pair, review, note)
  }

  func examine() throws {
    for index in review.pictures.elementIndices where !review.pictures[index].changes.isEmpty {
      let wrong = wrongChanges(of: index).map { "\($0.kind.rawValue) \($0.subject.keyText)" }
      #expect(wrong.isEmpty, "\(note) \(review.pictures[index].key)")
    }
    try examinePages()
    examineCauses()
  }

  /// A finding is in one cause, and only causes that nothing compared shows have none.
  private func examineCauses() {
    let all = review.causes.flatMap(\.findings)
    #expect(Set(all).count == all.count, "\(note)")
    for cause in review.causes {
      #expect(cause.findings.isEmpty == (cause.proof == .stated), "\(note) \(cause.sentence)")
      #expect((cause.elsewhere != nil) == (cause.proof == .stated), "\(note) \(cause.sentence)")
    }
    let told = review.causes.flatMap(\.edits) + review.editsWithoutFinding + review.unexaminedEdits
    #expect(Set(told.map(\.path)) == Set(review.edits.map(\.path)), "\(note)")
  }

  /// Returns the changes of a picture that neither it nor the whole screen shows between both apps.
  private func wrongChanges(of index: ElementIndex<ComparedPicture>) -> [BoxChange] {
    let subject = review.pictures[index].subject
    let whole = PictureSubject(
      screen: subject.screen ?? review.sides.reviewedScreens.home, device: subject.device,
      orientation: subject.orientation,
      theme: subject.theme, kind: .state(.full))
    let trees = [subject, whole].map(review.sides.trees)
    return review.pictures[index].changes.filter { change in
      guard change.subject.box != nil else { return false }
      return !trees.contains { holds(change, from: $0.old, to: $0.new) }
    }
  }

  private func holds(_ change: BoxChange, from old: BoxTree?, to new: BoxTree?) -> Bool {
    let before = old.flatMap { $0.place(of: change.subject) }
    let after = new.flatMap { $0.place(of: change.subject) }
    switch change.event {
    case .added: return before == nil && after != nil
    case .removed: return before != nil && after == nil
    case .moved(let delta), .resized(let delta):
      guard let old, let new, let before, let after else { return false }
      let (start, end) = (old.boxes[before].frame, new.boxes[after].frame)
      let sizes = [(delta.dw, end.width - start.width), (delta.dh, end.height - start.height)]
      let places = [(delta.dx, end.x - start.x), (delta.dy, end.y - start.y)]
      let directions = (delta.dw == 0 && delta.dh == 0 ? places : sizes)
        .map { $0.signum() * $1.signum() }
      return directions.contains(1) && !directions.contains(-1)
    case .retexted, .restyled:
      guard let old, let new, let before, let after else { return false }
      return old.look(of: before) != new.look(of: after)
    // What leads somewhere, and how a screen is entered, is not painted.
    case .reordered, .retargeted, .placement, .statusBar, .entrance, .reparented, .renamed,
      .retitled, .renoted, .reworded, .journey:
      return before != nil || after != nil || old == nil && new == nil
    }
  }

  /// What pages no longer say was said by those of the old app, and what they say is said by those of
  /// the new one.
  private func examinePages() throws {
    let differences = review.findings.filter { $0.kind == .reworded }.map(\.event.texts)
    guard !differences.isEmpty else { return }
    let said = try Sides(old: words(of: pair.old), new: words(of: pair.new))
    let wrong = differences.filter { texts in
      !(texts.old.map(said.old.contains) ?? true) || !(texts.new.map(said.new.contains) ?? true)
    }
    #expect(wrong.isEmpty, "\(note)")
  }

  private func words(of files: AppFiles) throws -> Set<String> {
    let app = try pair.side(files).app
    let axes = VariantAxes(
      devices: [try #require(Device.named("iphone-se-1"))], orientations: app.orientations)
    let themes = [try #require(Theme.named("paper"))]
    return SiteWords(of: app, named: "app", axes: axes, themes: themes).allWritten()
  }
}

extension BoxTree {
  fileprivate func place(of subject: BoxChange.Subject) -> Int? {
    boxes.firstIndex { BoxChange.Subject($0) == subject }
  }

  /// Everything that is painted for a box and inside it, wherever that is.
  fileprivate func look(of index: Int) -> [String] {
    let frame = boxes[index].frame
    return marks[boxes[index].marks].map { "\($0.style) \(frame.width) \(frame.height) \($0)" }
  }
}
