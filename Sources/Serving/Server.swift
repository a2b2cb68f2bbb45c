import Disk
import Synchronization

/// Answers requests over HTTP from this machine, and from others only if it is told to.
///
/// One thread has all connections; others make the answers. That is little enough to be here: a
/// library would read three lines of a request, and leave limits, times and these headers to be
/// built around it.
package final class Server: Sendable {
  private let listener: Listener
  private let limits: ServerLimits
  private let desk: RequestDesk
  private let jobs: Int

  /// Listens on the first of some ports that is free, where zero is any free one: for this machine,
  /// and at some of its addresses for others too.
  package init(
    onFirstOf ports: some Sequence<UInt16>, and addresses: [NetworkAddress] = [], jobs: Int,
    _ limits: ServerLimits = ServerLimits()
  ) throws {
    listener = try Listener(onFirstOf: ports, and: addresses)
    desk = try RequestDesk()
    self.limits = limits
    self.jobs = jobs
  }

  package var port: UInt16 { listener.port }

  /// Answers requests until it is stopped. Each thread that makes answers has its own way to do
  /// that, which is prepared on it.
  package func run(answering: @Sendable () -> (Request) -> Answer) {
    _ = Workers.run(jobs + 1) { number in
      guard number < jobs else {
        var loop = RequestLoop(listener, limits, desk)
        return loop.run()
      }
      let answer = answering()
      while let (request, number) = desk.nextRequest() {
        desk.leave(.answer(answer(request), to: request, number: number))
      }
    }
  }

  /// Sends an event to everyone who waits for events.
  package func send(event: [UInt8], toNetwork: [UInt8]) {
    desk.leave(.event(event, toNetwork: toNetwork))
  }

  /// Ends all connections.
  package func stop() { desk.stop(jobs) }
}
