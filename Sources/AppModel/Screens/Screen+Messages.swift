extension Screen {
  /// Whether a file of the app describes the screen itself, rather than only leading to it.
  var isDescribed: Bool {
    switch origin {
    case .rivers, .appDefine: true
    case .whiteLabel, .nowhere: false
    }
  }

  /// What messages name when they have the screen's title. The location of a screen that no file
  /// describes is that of what leads to it.
  package var thing: Diagnostic.Sentence.Thing {
    isDescribed ? .value(at: location) : .named(key)
  }
}

extension Diagnostic.Sentence.Interpolation {
  /// Adds the title of a screen.
  package mutating func appendInterpolation(title screen: Screen) {
    appendInterpolation(title: screen.title, of: screen.thing)
  }
}
