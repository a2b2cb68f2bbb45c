/// The product line that a device belongs to, spelled as families and fixtures spell it.
package enum DeviceFamily: String, Hashable, Sendable, CaseIterable {
  case iphone
  case ipad
  case appletv
}
