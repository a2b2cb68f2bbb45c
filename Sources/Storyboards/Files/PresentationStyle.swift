/// How a view controller covers others, with UIKit's spelling.
package enum PresentationStyle: String, Hashable, Sendable, CaseIterable {
  case fullScreen, overFullScreen
  /// Only on tvOS: it covers the window, and blurs what it covers.
  case blurOverFullScreen
  case currentContext, overCurrentContext, pageSheet, formSheet, popover, automatic
}
