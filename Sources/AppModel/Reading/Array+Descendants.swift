extension Array {
  /// Returns the elements and all their descendants, each before its own descendants and each once.
  func withDescendants(_ children: (Element) -> [Element]) -> [Element] {
    var found: [Element] = []
    var waiting: [Element] = reversed()
    while let next = waiting.popLast() {
      found.append(next)
      waiting += children(next).reversed()
    }
    return found
  }
}
