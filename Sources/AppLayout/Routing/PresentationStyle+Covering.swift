import AppModel

extension PresentationStyle {
  /// Whether the covered view stays in the hierarchy.
  var keepsCovered: Bool {
    switch self {
    case .overFullScreen, .overCurrentContext, .pageSheet, .formSheet, .popover, .automatic: true
    case .fullScreen, .currentContext: false
    }
  }

  /// Whether the presentation stays inside the nearest controller that defines a context.
  var staysInContext: Bool {
    switch self {
    case .currentContext, .overCurrentContext: true
    case .fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover, .automatic: false
    }
  }
}
