import Synchronization

/// Values that take long to make, by their names: each is made for the first test that asks for it,
/// and kept. A test waits for its own value only, while others are made.
package final class MadeOnce<Value: Sendable>: Sendable {
  private let places = Mutex<[String: Place]>([:])

  private final class Place: Sendable {
    let made = Mutex<Value?>(nil)
  }

  package init() {}

  /// Returns the value of a name. One that could not be made is tried again.
  package func value(_ name: String, make: () throws -> Value) throws -> Value {
    let place = places.withLock { places in
      let place = places[name] ?? Place()
      places[name] = place
      return place
    }
    return try place.made.withLock { made in
      if let made { return made }
      let value = try make()
      made = value
      return value
    }
  }

  /// Forgets all values.
  package func removeAll() { places.withLock { $0 = [:] } }
}
