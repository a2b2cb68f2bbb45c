import Disk
import Synchronization

/// Accepts connections, reads requests and sends what others answer, all on one thread.
struct RequestLoop {
  private let listener: Listener
  private let limits: ServerLimits
  private let desk: RequestDesk
  private var connections: [Int: Connection] = [:]
  private var lastNumber = 0

  init(_ listener: Listener, _ limits: ServerLimits, _ desk: RequestDesk) {
    (self.listener, self.limits, self.desk) = (listener, limits, desk)
  }

  /// Runs until the server is stopped.
  mutating func run() {
    while true {
      // What was closed makes room for others, which must not have to wait for one more event.
      connections = connections.filter { $0.value.phase != .closed }
      let ready = wait()
      let now = SystemProcess.monotonicSeconds
      for number in Array(connections.keys) {
        guard let socket = connections[number]?.socket else { continue }
        if let ready = ready[socket.number] { connections[number]?.advance(ready, at: now) }
        connections[number]?.expire(at: now)
      }
      for door in listener.doors where ready[door.socket.number] != nil {
        accept(through: door, at: now)
      }
      if ready[desk.wake.reading] != nil {
        desk.wake.receive()
        guard deliver(at: now) else { return }
      }
      for number in Array(connections.keys) {
        if let request = connections[number]?.nextRequest(at: now) {
          desk.ask(request, for: number)
        }
      }
    }
  }

  /// Waits until something can be done or is late.
  private func wait() -> [Int32: Waiting.Ready] {
    var waiting = Waiting()
    waiting.add(desk.wake.reading)
    for door in listener.doors where hasRoom(for: door) { waiting.add(door.socket.number) }
    var next: Double?
    for connection in connections.values {
      waiting.add(
        connection.socket.number, reading: connection.waitsToRead, writing: connection.waitsToSend)
      next = [next, connection.deadline].compactMap(\.self).min()
    }
    return waiting.wait(next.map { $0 - SystemProcess.monotonicSeconds })
  }

  private mutating func accept(through door: Door, at now: Double) {
    while hasRoom(for: door), let connection = door.socket.accepted() {
      lastNumber += 1
      connections[lastNumber] = Connection(connection, through: door, limits, at: now)
    }
  }

  /// Whether there may be one more connection; the network never takes all.
  private func hasRoom(for door: Door) -> Bool {
    connections.count < limits.connections
      && (!door.isOpenToNetwork
        || connections.values.count { $0.door.isOpenToNetwork } < limits.networkConnections)
  }

  /// Takes over what others made; returns false where the server is stopped.
  private mutating func deliver(at now: Double) -> Bool {
    for message in desk.messages() {
      switch message {
      case .answer(let answer, let request, let number):
        switch answer {
        case .document(let document):
          let answer = SentAnswer(document, to: request)
          if request.isFromNetwork, document.status == .notFound {
            connections[number]?.answer(answer, after: limits.networkPause, at: now)
          } else {
            connections[number]?.answer(answer, at: now)
          }
        case .events(let beginning):
          connections[number]?.stream(beginning(), at: now)
        }
      case .event(let event, let toNetwork):
        for (number, connection) in connections {
          connections[number]?.add(connection.door.isOpenToNetwork ? toNetwork : event, at: now)
        }
      case .stop: return false
      }
    }
    return true
  }
}

/// Where requests are left for those who answer them, and answers for the one who sends them.
final class RequestDesk: Sendable {
  /// Wakes the one who sends answers.
  let wake: Signal
  /// Wakes one of those who answer.
  private let work: Signal
  private let waiting = Mutex(Waiting())

  private struct Waiting {
    var requests: [(request: Request, number: Int)] = []
    var messages: [Message] = []
    var isStopped = false
  }

  /// What is to be sent.
  enum Message: Sendable {
    case answer(Answer, to: Request, number: Int)
    case event([UInt8], toNetwork: [UInt8])
    case stop
  }

  init() throws(DiskError) {
    wake = try Signal()
    work = try Signal()
  }

  /// Leaves a request of a connection.
  func ask(_ request: Request, for number: Int) {
    waiting.withLock { $0.requests.append((request, number)) }
    work.send()
  }

  /// Waits for a request; nil where the server is stopped.
  func nextRequest() -> (request: Request, number: Int)? {
    work.receive()
    return waiting.withLock { $0.isStopped ? nil : $0.requests.removeFirst() }
  }

  /// Leaves something to be sent.
  func leave(_ message: Message) {
    waiting.withLock { $0.messages.append(message) }
    wake.send()
  }

  /// Takes everything that is to be sent.
  func messages() -> [Message] {
    waiting.withLock { waiting in
      defer { waiting.messages = [] }
      return waiting.messages
    }
  }

  /// Lets everyone stop, of whom some wait for requests.
  func stop(_ jobs: Int) {
    waiting.withLock { $0.isStopped = true }
    for _ in 0..<jobs { work.send() }
    leave(.stop)
  }
}
