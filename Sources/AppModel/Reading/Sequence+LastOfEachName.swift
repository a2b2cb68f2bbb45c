extension Sequence {
  /// Returns the members in order, each name only once: the last one wins.
  func lastOfEachName<Value>() -> [(name: String, value: Value)]
  where Element == (name: String, value: Value) {
    var seen: Set<String> = []
    return reversed().filter { seen.insert($0.name).inserted }.reversed()
  }
}
