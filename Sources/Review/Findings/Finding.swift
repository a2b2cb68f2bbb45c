package import Wireframe

/// Similar changes of similar boxes with the same cause, in all pictures that show them.
package struct Finding: Sendable {
  package let kind: BoxChange.Kind
  /// The kind and the key of one of the boxes.
  package let box: String
  package let key: String
  package let old: ExactFrame?
  package let new: ExactFrame?
  package let delta: FrameDelta?
  package internal(set) var oldText: String?
  package internal(set) var newText: String?
  /// Whether one of the boxes is drawn as a placeholder for something that does not exist.
  let isOldPlaceholder: Bool
  let isNewPlaceholder: Bool
  /// The smallest and the largest change of any of the boxes.
  package internal(set) var least: FrameDelta?
  package internal(set) var most: FrameDelta?
  /// The keys of the screens, in the order of the app.
  package internal(set) var screens: [String] = []
  /// The number of pictures that are known only by their paths.
  var otherPictures = 0
  /// The number of different boxes on all screens, of their different keys, and of the pictures
  /// that show any of them.
  package internal(set) var boxes = 0
  var keys = 0
  package internal(set) var pictures = 0
  /// The key of a picture that shows it.
  package let example: String
  /// The keys of all of the boxes if they are only a few.
  var fewKeys: [String] = []
  /// The component that all of the boxes are in; nil if they are in several.
  var component: String?
  /// What is said about the app if the finding is of whole pictures that only one side has.
  let scope: PictureScope?
  /// The text of the first item, by which its reader knows it.
  private(set) var label: String?
  /// The name of the box, and the change in words: `Home > hero: 44 pt lower`.
  package internal(set) var name = ""
  package internal(set) var sentence = ""

  init(_ change: BoxChange, _ scope: PictureScope?, in picture: ComparedPicture) {
    self.scope = scope
    label = change.label
    kind = change.kind
    box = change.box
    key = change.key
    old = change.old
    new = change.new
    delta = change.delta
    oldText = change.oldText
    newText = change.newText
    isOldPlaceholder = change.isOldPlaceholder
    isNewPlaceholder = change.isNewPlaceholder
    least = change.delta
    most = change.delta
    example = picture.key
  }

  /// Includes the change of another box, or of the same box in another picture.
  mutating func include(_ change: BoxChange) {
    include(from: change.delta, to: change.delta)
    include(texts: (change.oldText, change.newText), ofBox: change.key)
    // A wider picture shows more of it.
    if change.key == key, let other = change.label, other.count > label?.count ?? 0 {
      label = other
    }
  }

  /// Includes a similar finding.
  mutating func include(_ other: Finding) {
    include(from: other.least, to: other.most)
    include(texts: (other.oldText, other.newText), ofBox: other.key)
  }

  private mutating func include(from low: FrameDelta?, to high: FrameDelta?) {
    guard let low, let high, let least, let most else { return }
    self.least = .combined(least, low, by: min)
    self.most = .combined(most, high, by: max)
  }

  /// Keeps the longer texts of the same box: a wider picture shows more of them.
  private mutating func include(texts: (old: String?, new: String?), ofBox key: String) {
    guard kind == .retexted, key == self.key, let oldText, let newText, let before = texts.old,
      let after = texts.new, before.count + after.count > oldText.count + newText.count
    else { return }
    self.oldText = before
    self.newText = after
  }
}

extension FrameDelta {
  /// Returns the smaller, or the larger, of two changes in each direction.
  static func combined(
    _ one: FrameDelta, _ two: FrameDelta, by choose: (Int, Int) -> Int
  ) -> FrameDelta {
    FrameDelta(
      dx: choose(one.dx, two.dx), dy: choose(one.dy, two.dy), dw: choose(one.dw, two.dw),
      dh: choose(one.dh, two.dh))
  }
}
