import AppLayout
package import Wireframe

/// Similar changes of similar boxes with the same cause, in all pictures that show them.
package struct Finding: Sendable {
  /// One of the boxes, and what happened to it.
  package let subject: BoxChange.Subject
  package let event: BoxChange.Event
  package let old: ExactFrame?
  package let new: ExactFrame?
  /// The smallest and the largest change of any of the boxes; nil if these neither moved nor grew.
  package let least: FrameDelta?
  package let most: FrameDelta?
  /// Whether one of the boxes is drawn as a placeholder for something that does not exist.
  let isPlaceholder: Sides<Bool>
  /// What is said about the app if the finding is of whole pictures that only one side has.
  let scope: PictureScope?
  /// The text of the first item, by which its reader knows it.
  let label: String?
  /// The paths of what the box shows, and of what the boxes around it show.
  let sources: [String]
  /// The keys of the screens, in the order of the app.
  package let screens: [String]
  /// The number of pictures that show any of the boxes, and of those known only by their paths.
  package let pictures: Int
  let otherPictures: Int
  /// The number of different boxes on all screens, and of their different keys.
  package let boxes: Int
  let keys: Int
  /// The keys of all of the boxes if they are only a few.
  let fewKeys: [BoxKey]
  /// The component that all of the boxes are in; nil if they are in several, or in none.
  let component: ComponentKey?
  /// The key of a picture that shows it; nil for what only pages say.
  package let example: String?

  package var kind: BoxChange.Kind { event.kind }
  /// The kind of the boxes; nil if they are not boxes, but whole pictures or controllers.
  package var box: BoxKind? { subject.box }
}

extension Finding {
  /// The name of the box.
  package func name(_ names: AuthorNames) -> String { FindingWords(self, names).name }

  /// The change in words: `Home > hero: 44 pt lower`.
  package func sentence(_ names: AuthorNames) -> String { FindingWords(self, names).sentence }
}
