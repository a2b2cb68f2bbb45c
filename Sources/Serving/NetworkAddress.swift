import CLibrary

/// An address of this machine, by which programs of other machines may reach it.
package struct NetworkAddress: Hashable, Sendable {
  /// The four bytes, the first of which is the highest.
  let number: UInt32

  static let loopback = NetworkAddress(number: 0x7F00_0001)

  /// The address as four numbers.
  package var text: String {
    [24, 16, 8, 0].map { "\(number >> $0 & 0xFF)" }.joined(separator: ".")
  }

  /// Whether it is one of those that networks give out among themselves (RFC 1918). The Internet
  /// does not lead to it.
  var isPrivate: Bool {
    number >> 24 == 10 || number >> 20 == 0xAC1 || number >> 16 == 0xC0A8
  }

  /// Whether something that is on and connected has such flags, and is neither this machine itself
  /// nor one end of a tunnel. The numbers are those of Linux and Darwin.
  private static func isOfNetwork(_ flags: some BinaryInteger) -> Bool {
    let (isOn, isLoopback, isTunnel, isConnected) = (0x1, 0x8, 0x10, 0x40)
    return Int(flags) & (isOn | isLoopback | isTunnel | isConnected) == isOn | isConnected
  }

  /// The addresses that this machine has in private networks, in the system's order.
  package static var ofThisMachine: [NetworkAddress] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var addresses: [NetworkAddress] = []
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard isOfNetwork(entry.ifa_flags), let place = entry.ifa_addr,
        Int32(place.pointee.sa_family) == AF_INET
      else { continue }
      let number = place.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        UInt32(bigEndian: $0.pointee.sin_addr.s_addr)
      }
      let address = NetworkAddress(number: number)
      if address.isPrivate, !addresses.contains(address) { addresses.append(address) }
    }
    return addresses
  }
}
