import CLibrary

/// A place where connections come in.
struct Door {
  let socket: Socket
  /// The names that this machine has there in the addresses of its documents.
  let hosts: Set<String>
  /// Whether other machines can come in.
  let isOpenToNetwork: Bool

  fileprivate init(_ socket: Socket, called names: [String], _ port: UInt16, toNetwork: Bool) {
    self.socket = socket
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
    isOpenToNetwork = toNetwork
  }
}

/// A port on which programs of this machine can ask: it listens on the loopback addresses of both
/// versions of IP, by number, without looking up a name. Others can ask only at addresses that are
/// named.
struct Listener {
  let doors: [Door]
  let port: UInt16

  /// Listens on the first of some ports that is free; zero is any free one. Throws why the last one
  /// cannot be used.
  init(
    onFirstOf ports: some Sequence<UInt16>, and addresses: [NetworkAddress] = []
  ) throws(UnusablePort) {
    var failure = UnusablePort(port: 0, reason: "there is none")
    for port in ports {
      do throws(UnusablePort) {
        self = try Listener(on: port, addresses)
        return
      } catch {
        failure = error
      }
    }
    throw failure
  }

  private init(on wanted: UInt16, _ addresses: [NetworkAddress]) throws(UnusablePort) {
    var tries = wanted == 0 ? 10 : 1
    while true {
      tries -= 1
      let (first, port) = try Self.listening(on: wanted, .four(.loopback))
      do throws(UnusablePort) {
        var sockets = [first]
        do throws(UnusablePort) {
          sockets.append(try Self.listening(on: port, .six).socket)
        } catch {
          // A machine without IPv6 has no such address to listen on.
          guard error.isWithoutAddress else { throw error }
        }
        let names = ["localhost", "127.0.0.1", "[::1]"]
        doors =
          sockets.map { Door($0, called: names, port, toNetwork: false) }
          + (try addresses.map { address throws(UnusablePort) in
            let socket = try Self.listening(on: port, .four(address)).socket
            return Door(socket, called: [address.text], port, toNetwork: true)
          })
        self.port = port
        return
      } catch {
        // The port that the system chose may be taken at another address.
        guard tries > 0 else { throw error }
      }
    }
  }

  /// The versions of IP; of the newer one, only the loopback address.
  private enum Place {
    case four(NetworkAddress)
    case six
  }

  private static func listening(
    on port: UInt16, _ place: Place
  ) throws(UnusablePort) -> (socket: Socket, port: UInt16) {
    let number =
      switch place {
      case .four: socket(AF_INET, streamSocket, 0)
      case .six: socket(AF_INET6, streamSocket, 0)
      }
    guard number >= 0 else { throw UnusablePort(port) }
    let socket = Socket(owning: number)
    var isOn: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &isOn, size)
    let found: UInt16?
    switch place {
    case .four(let address):
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_port = port.bigEndian
      place.sin_addr.s_addr = address.number.bigEndian
      found = Self.listen(number, at: &place).map { UInt16(bigEndian: $0.sin_port) }
    case .six:
      setsockopt(number, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &isOn, size)
      var place = sockaddr_in6()
      place.sin6_family = sa_family_t(AF_INET6)
      place.sin6_port = port.bigEndian
      place.sin6_addr = in6addr_loopback
      found = Self.listen(number, at: &place).map { UInt16(bigEndian: $0.sin6_port) }
    }
    guard let found else { throw UnusablePort(port) }
    return (socket, found)
  }

  /// Listens at a place, and returns where that is; nil where it cannot be.
  private static func listen<Address>(_ number: Int32, at place: inout Address) -> Address? {
    var size = socklen_t(MemoryLayout<Address>.size)
    let isListening = withUnsafeMutablePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(number, $0, size) == 0 && systemListen(number, 512) == 0
          && getsockname(number, $0, &size) == 0
      }
    }
    return isListening ? place : nil
  }
}

/// A port on which a server cannot listen, and why.
package struct UnusablePort: Error, Hashable {
  package let port: UInt16
  package let reason: String
  /// Whether the machine does not have the address.
  fileprivate var isWithoutAddress = false

  fileprivate init(port: UInt16, reason: String) { (self.port, self.reason) = (port, reason) }

  /// Takes the reason of the system's last failure.
  fileprivate init(_ port: UInt16) {
    let number = errno
    let words = String(cString: strerror(number))
    self.init(port: port, reason: words.prefix(1).lowercased() + words.dropFirst())
    isWithoutAddress = [EAFNOSUPPORT, EADDRNOTAVAIL, EPROTONOSUPPORT].contains(number)
  }
}

#if canImport(Glibc)
private let streamSocket = Int32(SOCK_STREAM.rawValue)
#else
private let streamSocket = SOCK_STREAM
#endif

/// Calls the system's `listen`, which is hidden inside a type with a member of that name.
private func systemListen(_ number: Int32, _ count: Int32) -> Int32 { listen(number, count) }
