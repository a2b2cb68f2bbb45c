/// How a view controller covers others, with UIKit's spelling.
package enum PresentationStyle: String, Hashable, Sendable, CaseIterable {
  case fullScreen, overFullScreen, currentContext, overCurrentContext
  case pageSheet, formSheet, popover, automatic
}
