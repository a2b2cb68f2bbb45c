import AppModel

/// The scene that each view is in, found through the views around it.
struct ViewHolders {
  private let scenes: [Int?]

  init(_ views: [ViewRoute]) {
    var scenes = [Int?](repeating: nil, count: views.count)
    var isKnown = [Bool](repeating: false, count: views.count)
    for start in views.indices {
      var way: [Int] = []
      var scene: Int?
      var next: Int? = start
      // A view that is known ends the walk, and so does one that the walk has passed: a circle of
      // views is in no scene.
      while let view = next, !isKnown[view] {
        isKnown[view] = true
        way.append(view)
        next = nil
        switch views[view].holder {
        case .scene(let found): scene = found
        case .view(let other): next = other
        case .window, nil: break
        }
      }
      if let known = next { scene = scenes[known] }
      for view in way { scenes[view] = scene }
    }
    self.scenes = scenes
  }

  /// Returns the scene that a view is in, by its index; nil if it is in none.
  subscript(view: Int) -> Int? { scenes[view] }
}
