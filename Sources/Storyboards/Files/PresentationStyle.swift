/// How a view controller covers others, with UIKit's spelling.
package enum PresentationStyle: String, Hashable, Sendable, CaseIterable {
  case fullScreen, overFullScreen
  /// Only on tvOS: it covers the window, and blurs what it covers.
  case blurOverFullScreen
  case currentContext, overCurrentContext, pageSheet, formSheet, popover, automatic
}

extension PresentationStyle {
  /// Whether the covered view stays in the hierarchy.
  package var keepsCovered: Bool {
    switch self {
    case .overFullScreen, .blurOverFullScreen, .overCurrentContext, .pageSheet, .formSheet,
      .popover, .automatic:
      true
    case .fullScreen, .currentContext: false
    }
  }

  /// Whether the presentation stays inside the nearest controller that defines a context.
  var staysInContext: Bool {
    switch self {
    case .currentContext, .overCurrentContext: true
    case .fullScreen, .overFullScreen, .blurOverFullScreen, .pageSheet, .formSheet, .popover,
      .automatic:
      false
    }
  }

  /// The style to which it adapts on a TV, where there are neither sheets nor popovers.
  package var onTV: PresentationStyle {
    switch self {
    case .pageSheet, .formSheet, .popover, .automatic: .fullScreen
    case .fullScreen, .overFullScreen, .blurOverFullScreen, .currentContext, .overCurrentContext:
      self
    }
  }
}
