import Synchronization

/// A value that is found when it is first asked for, on the thread that asks; others wait for it.
package final class OnDemand<Value: Sendable>: Sendable {
  private let state: Mutex<State>

  private enum State {
    case unknown(@Sendable () -> Value)
    case found(Value)
  }

  package init(_ find: @escaping @Sendable () -> Value) {
    state = Mutex(.unknown(find))
  }

  package var value: Value {
    state.withLock { state in
      switch state {
      case .found(let value): return value
      case .unknown(let find):
        let value = find()
        state = .found(value)
        return value
      }
    }
  }
}
