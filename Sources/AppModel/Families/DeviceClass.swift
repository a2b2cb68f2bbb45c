/// The classes of devices that families distinguish. A TV uses the universal values.
package enum DeviceClass: String, Hashable, Sendable, CaseIterable {
  case iphone, ipad, tv
}
