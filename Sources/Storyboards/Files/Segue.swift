package import Lists
package import Reading
import Texts

/// A transition that a storyboard draws.
package struct Segue: Hashable, Sendable {
  package let from: Located<String>?
  package let to: Located<String>?
  /// The kind as it is written.
  package let kindName: String?
  package let identifier: String?
  package let relationship: SegueRelationship?
  package let style: PresentationStyle?
  /// The view or bar button that a popover points at.
  package let anchor: SegueAnchor?
  /// Whether it leads back to a scene that its storyboard does not name.
  package private(set) var isExit: Bool
  /// Whether a storyboard draws it.
  package let isDrawn: Bool
  package let location: Location
  /// The scenes that it connects, nil for names that lead nowhere.
  package private(set) var source: ElementIndex<Scene>?
  package private(set) var target: ElementIndex<Scene>?

  /// What the segue does. One that names only the place of a child is a relationship.
  package var kind: SegueKind {
    kindName == nil && relationship != nil ? .relationship : SegueKind(kindName)
  }

  /// The segue as one that leads back to a scene that exists already.
  var leadingBack: Segue {
    var segue = self
    segue.isExit = true
    return segue
  }

  /// Returns the segue between two scenes.
  func joining(
    _ source: ElementIndex<Scene>?, _ target: ElementIndex<Scene>?
  ) -> Segue {
    var segue = self
    segue.source = source
    segue.target = target
    return segue
  }
}

extension Segue {
  init(_ reader: inout ObjectReader) {
    let kind = reader.locatedText("kind")
    if let kind, let nearest = kind.value.nearestKind {
      reader.report(.misspelledKind(kind.value, nearest), at: kind.location)
    }
    let relationship: SegueRelationship? = reader.word("relationship", .routeWord)
    self.init(
      from: reader.locatedText("from"), to: reader.locatedText("to"), kindName: kind?.value,
      identifier: reader.text("identifier"),
      relationship: relationship ?? kind.flatMap { SegueRelationship(rawValue: $0.value) },
      style: reader.word("style", .routeWord), anchor: nil, isExit: false, isDrawn: false,
      location: reader.location)
  }
}

extension String {
  /// The kind of segue that the text almost is; nil if it is one, or a name unlike all of them.
  fileprivate var nearestKind: String? {
    let words = SegueKind.words
    let lower = lowercased()
    guard !words.contains(self), lower != SegueKind.customWord else { return nil }
    if let same = words.first(where: { $0.lowercased() == lower }) { return same }
    // The name of a class begins with a capital letter, and may be as short as Slow.
    guard first?.isLowercase == true else { return nil }
    let nearest = Nearest.name(to: self, among: words)
    return nearest == SegueKind.customWord ? nil : nearest
  }
}

extension Diagnostic.Message {
  fileprivate static func misspelledKind(_ kind: String, _ nearest: String) -> Self {
    Self(
      .routeWord, .warning,
      "'kind' is '\(name: kind)', which is taken for a custom segue", .init(nearest: nearest))
  }
}

/// What a popover points at, by its id in the storyboard.
package enum SegueAnchor: Hashable, Sendable {
  case view(String)
  case barButton(String)

  /// The id of the view or bar button.
  package var id: String {
    switch self {
    case .view(let id), .barButton(let id): id
    }
  }
}
