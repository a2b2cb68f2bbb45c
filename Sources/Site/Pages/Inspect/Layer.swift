import AppModel
import Wireframe

/// A box of the drawing in words: its kind, its name, and what it opens.
struct Layer: Hashable {
  let box: Wireframe.Box
  let kind: String
  let name: String?
  /// The screen or the address that the box opens.
  let target: Target?
  /// The key of the component that the box is a section of.
  let component: String?

  /// What a tap on a box opens.
  enum Target: Hashable {
    case screen(Screen)
    case address(String)
  }
}
