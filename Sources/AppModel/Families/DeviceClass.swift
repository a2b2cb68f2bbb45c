/// The classes of devices for which families differ. A TV takes what is universal.
package enum DeviceClass: String, Hashable, Sendable, CaseIterable {
  case iphone, ipad, tv
}
