extension Array {
  /// Returns the elements and all their descendants, each before its own descendants and each once.
  func withDescendants(_ children: (Element) -> [Element]) -> [Element] {
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
