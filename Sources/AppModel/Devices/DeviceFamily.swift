/// The product line that a device belongs to, spelled as in families and fixtures.
package enum DeviceFamily: String, Hashable, Sendable, CaseIterable {
  case iphone
  case ipad
  case appletv
}
