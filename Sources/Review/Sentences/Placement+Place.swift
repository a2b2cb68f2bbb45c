import AppModel

extension Placement {
  /// Where a bar is in a picture, in words.
  var place: String {
    switch self {
    case .onTop: "above its content"
    case .overlay: "over its content"
    case .hidden: "hidden"
    }
  }
}
