import CLibrary
import Synchronization

/// Serves the files of a folder to this machine over HTTP, until it goes out of scope.
package struct SiteServer: ~Copyable {
  /// The address of the folder, with a slash at its end.
  package let address: String
  private let stop: Pipe
  private let thread: ServerThread

  private init(_ address: String, _ stop: consuming Pipe, _ thread: ServerThread) {
    self.address = address
    self.stop = stop
    self.thread = thread
  }

  /// Serves a folder, with a policy about what its pages may load.
  package static func start(on folder: String, policy: String) throws -> SiteServer {
    let listener = socket(AF_INET, SystemSocket.stream, 0)
    guard listener >= 0 else { throw SystemFailure("open a socket") }
    var place = loopback
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 64) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    guard isListening else {
      defer { close(listener) }
      throw SystemFailure("listen on loopback")
    }
    let stop = try Pipe()
    let answering = SiteAnswering(folder: folder, policy: policy)
    let stopped = stop.reading
    let thread = try ServerThread {
      ServerLoop(listener: listener, stop: stopped, answering: answering).run()
    }
    return SiteServer("http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))/", stop, thread)
  }

  deinit {
    _ = stop.write([0])
    thread.join()
  }

  /// Returns a loopback address, on a port that the system chooses.
  private static var loopback: sockaddr_in {
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return place
  }
}
