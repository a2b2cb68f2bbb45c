/// How a view controller covers others, spelled as UIKit spells it.
package enum PresentationStyle: String, Hashable, Sendable, CaseIterable {
  case fullScreen, overFullScreen, currentContext, overCurrentContext
  case pageSheet, formSheet, popover, automatic
}
