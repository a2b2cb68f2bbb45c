import CLibrary
import Synchronization

/// Workers that share a piece of work, each on its own thread.
package enum Workers {
  /// The stack size, enough for deep trees: as much as the main thread of a program has.
  private static let stackSize = 8 << 20

  /// Runs several workers at once and returns their results in order; throws the error of the first
  /// one that failed once all have ended.
  ///
  /// Each worker gets its number. If the system does not allow more threads, the calling thread
  /// does that worker's part.
  package static func run<Value: Sendable, Failure>(
    _ count: Int, _ body: @Sendable (Int) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    let results = Mutex<[Int: Result<Value, Failure>]>([:])
    // The program would have the length of this file's path, and so depend on where it is built.
    #sourceLocation(file:"Workers",line:27)
    withoutActuallyEscaping(body) { body in
      let threads = (0..<count).map { number in
        Thread { @Sendable in
          let result = Result { () throws(Failure) in try body(number) }
          results.withLock { $0[number] = result }
        }
      }
      for thread in threads { thread.join() }
    }
    #sourceLocation()
    let inOrder = results.withLock { $0.sorted { $0.key < $1.key } }
    return try inOrder.map { number, result throws(Failure) in try result.get() }
  }

  /// Does two things at once, the first of them on the calling thread, and returns what both find.
  package static func both<First, Second: Sendable>(
    _ first: () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    let found = Mutex<Second?>(nil)
    // As above.
    #sourceLocation(file:"Workers",line:48)
    let own = withoutActuallyEscaping(second) { second in
      let thread = Thread {
        let value = second()
        found.withLock { $0 = value }
      }
      defer { thread.join() }
      return first()
    }
    #sourceLocation()
    guard let other = found.withLock(\.self) else {
      preconditionFailure("a thread that ended has done its work")
    }
    return (own, other)
  }

  /// A thread that was started, or work that runs on the caller because no thread could be.
  private struct Thread {
    private var thread: pthread_t?

    init(_ work: @escaping @Sendable () -> Void) {
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, Workers.stackSize)
      thread = Self.start(&attributes, Work(closure: work))
      if thread == nil { work() }
    }

    func join() {
      if let thread { pthread_join(thread, nil) }
    }

    private static func start(
      _ attributes: UnsafePointer<pthread_attr_t>, _ work: Work
    ) -> pthread_t? {
      #if canImport(Glibc)
      var thread = pthread_t()
      #else
      var thread: pthread_t?
      #endif
      let handed = Unmanaged.passRetained(work)
      let failure = pthread_create(
        &thread, attributes,
        { handed in
          Work.perform(handed)
          return nil
        }, handed.toOpaque())
      guard failure == 0 else {
        handed.release()
        return nil
      }
      return thread
    }
  }

  /// The work of a thread, in the one form that can be passed to its start.
  private final class Work: Sendable {
    let closure: @Sendable () -> Void

    init(closure: @escaping @Sendable () -> Void) {
      self.closure = closure
    }

    /// Takes back the work that was passed to a thread and does it.
    static func perform(_ handed: UnsafeMutableRawPointer?) {
      guard let handed else { return }
      Unmanaged<Work>.fromOpaque(handed).takeRetainedValue().closure()
    }
  }
}
