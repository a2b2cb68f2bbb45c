import AppModel
import Wireframe

/// A box of the drawing in words: what it is, what it is called, what it opens.
struct Layer: Hashable {
  let box: Wireframe.Box
  let kind: String
  let name: String?
  /// The key of a screen, or an address.
  let target: Target?
  /// The key of the component of which the box is a section.
  let component: String?

  /// What a touch on a box opens.
  enum Target: Hashable {
    case screen(Screen)
    case address(String)
  }
}
