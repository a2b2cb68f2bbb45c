extension Sequence {
  /// Returns the members in order, each name only once: the last one wins.
  func lastOfEachName<Value>() -> [(name: String, value: Value)]
  where Element == (name: String, value: Value) {
    let members = Array(self)
    var seen = Set<String>(minimumCapacity: members.count)
    if members.allSatisfy({ seen.insert($0.name).inserted }) { return members }
    seen.removeAll(keepingCapacity: true)
    return members.reversed().filter { seen.insert($0.name).inserted }.reversed()
  }
}
