/// A connection from someone who asks: what arrived, and what is still to be sent.
struct Connection {
  let socket: Socket
  /// Where it came in.
  let door: Door
  private(set) var phase = Phase.reading
  /// When it is ended unless something happens before; nil where it may take any time.
  private(set) var deadline: Double?
  private let limits: ServerLimits
  /// What arrived and is not read.
  private var received: [UInt8] = []
  /// What is to be sent, and how much of it was.
  private var sending: [UInt8] = []
  private var sent = 0
  /// An answer that is sent at the deadline.
  private var held: SentAnswer?

  /// What a connection waits for.
  enum Phase: Hashable {
    /// A request.
    case reading
    /// The answer to a request, which someone makes.
    case answering
    /// That an answer is taken; whether it is the last one.
    case sending(isLast: Bool)
    /// Events.
    case streaming
    /// That the other end closes it, so that it gets the last answer.
    case ending
    case closed
  }

  init(_ socket: Socket, through door: Door, _ limits: ServerLimits, at now: Double) {
    (self.socket, self.door, self.limits) = (socket, door, limits)
    deadline = now + limits.seconds
  }

  var waitsToRead: Bool {
    switch phase {
    case .reading, .streaming, .ending: true
    case .answering, .sending, .closed: false
    }
  }

  var waitsToSend: Bool {
    switch phase {
    case .sending: true
    case .streaming: sent < sending.count
    case .reading, .answering, .ending, .closed: false
    }
  }

  mutating func close() { (phase, deadline) = (.closed, nil) }

  /// Goes on with what the system says can be done.
  mutating func advance(_ ready: Waiting.Ready, at now: Double) {
    switch phase {
    case .reading where ready.reading || ready.isGone: read()
    case .sending where ready.writing || ready.isGone: send(at: now)
    case .streaming:
      if ready.reading || ready.isGone { discard() }
      if phase == .streaming, ready.writing { send(at: now) }
    case .ending where ready.reading || ready.isGone: discard()
    case .answering where ready.isGone: close()
    case .reading, .sending, .ending, .answering, .closed: break
    }
  }

  /// Ends what takes too long; a request that has begun gets an answer. Sends what was held back.
  mutating func expire(at now: Double) {
    guard let deadline, deadline <= now else { return }
    if let held {
      self.held = nil
      answer(held, at: now)
    } else if phase == .reading, !received.isEmpty {
      answer(SentAnswer(Refusal(.tooSlow)), at: now)
    } else {
      close()
    }
  }

  /// Returns the next request, if all of it arrived, and refuses anything else.
  mutating func nextRequest(at now: Double) -> Request? {
    guard phase == .reading, !received.isEmpty else { return nil }
    switch RequestReading(received[...], atMost: limits.requestSize) {
    case .incomplete: return nil
    case .refused(let refusal):
      answer(SentAnswer(refusal), at: now)
      return nil
    case .request(var request, let length):
      received.removeFirst(length)
      guard door.hosts.contains(request.host) else {
        answer(SentAnswer(Refusal(.misdirected)), at: now)
        return nil
      }
      (phase, deadline) = (.answering, nil)
      request.isFromNetwork = door.isOpenToNetwork
      return request
    }
  }

  /// Begins to send an answer.
  mutating func answer(_ answer: SentAnswer, at now: Double) {
    guard phase != .closed else { return }
    (sending, sent) = (answer.bytes, 0)
    (phase, deadline) = (.sending(isLast: answer.isLast), now + limits.seconds)
    send(at: now)
  }

  /// Holds an answer back for some seconds.
  mutating func answer(_ answer: SentAnswer, after seconds: Double, at now: Double) {
    guard phase != .closed else { return }
    (held, deadline) = (answer, now + seconds)
  }

  /// Begins a stream of events, the first of which are already known.
  mutating func stream(_ beginning: [UInt8], at now: Double) {
    guard phase != .closed else { return }
    (sending, sent) = (SentAnswer.beginningOfEvents + beginning, 0)
    (phase, deadline) = (.streaming, nil)
    send(at: now)
  }

  /// Sends an event, if this is a stream; one that is not read for too long ends.
  mutating func add(_ event: [UInt8], at now: Double) {
    guard phase == .streaming else { return }
    sending.removeFirst(sent)
    sent = 0
    sending += event
    guard sending.count <= limits.waitingEvents else { return close() }
    send(at: now)
  }

  private mutating func read() {
    while received.count < limits.requestSize {
      switch socket.read(into: &received, atMost: limits.requestSize) {
      case .done: continue
      case .wouldWait: return
      case .ended: return close()
      }
    }
  }

  /// Reads what no one asked for, until the other end closes the connection.
  private mutating func discard() {
    var dropped: [UInt8] = []
    switch socket.read(into: &dropped, atMost: limits.requestSize) {
    case .done, .wouldWait: break
    case .ended: close()
    }
  }

  private mutating func send(at now: Double) {
    while sent < sending.count {
      switch socket.send(sending[sent...]) {
      case .done(let count):
        sent += count
        if phase != .streaming { deadline = now + limits.seconds }
      case .wouldWait: return
      case .ended: return close()
      }
    }
    guard case .sending(let isLast) = phase else { return }
    (sending, sent) = ([], 0)
    deadline = now + limits.seconds
    phase = isLast ? .ending : .reading
    if isLast { socket.endSending() }
  }
}
