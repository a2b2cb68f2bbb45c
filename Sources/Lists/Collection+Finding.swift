extension Array {
  /// Returns the elements in order, without those that have the same key as an earlier one.
  @inlinable package func firstOfEach<Key: Hashable>(_ key: (Element) -> Key) -> [Element] {
    var seen = Set<Key>(minimumCapacity: count)
    return filter { seen.insert(key($0)).inserted }
  }

  /// Returns the elements in order, without those that have the same key as a later one.
  @inlinable package func lastOfEach<Key: Hashable>(_ key: (Element) -> Key) -> [Element] {
    var seen = Set<Key>(minimumCapacity: count)
    if allSatisfy({ seen.insert(key($0)).inserted }) { return self }
    seen.removeAll(keepingCapacity: true)
    return reversed().filter { seen.insert(key($0)).inserted }.reversed()
  }

  /// Returns the elements and all their descendants, each before its own descendants and each once.
  @inlinable package func withDescendants(_ children: (Element) -> [Element]) -> [Element] {
    // Most lists are flat, and then nothing needs to be copied.
    guard contains(where: { !children($0).isEmpty }) else { return self }
    var found: [Element] = []
    var waiting: [Element] = reversed()
    while let next = waiting.popLast() {
      found.append(next)
      let inner = children(next)
      if !inner.isEmpty { waiting += inner.reversed() }
    }
    return found
  }
}

extension RandomAccessCollection {
  /// Returns the first index whose element meets a condition, by binary search; the end if none
  /// does. All elements after one that meets it must meet it too, as in a sorted list.
  ///
  ///     [1, 3, 3, 8].partitionPoint { $0 >= 3 }   1
  @inlinable package func partitionPoint(where condition: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if condition(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}

extension Sequence {
  /// Returns the elements in groups with the same key, in the order of the first of each.
  @inlinable package func grouped<Key: Hashable>(
    by key: (Element) -> Key
  ) -> [(key: Key, all: [Element])] {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, all: [Element])] = []
    for element in self {
      let key = key(element)
      if let place = places[key] {
        groups[place].all.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}

extension Dictionary {
  /// Takes the values of some pairs by their keys; of those that share a key, the first one.
  @inlinable package init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}
