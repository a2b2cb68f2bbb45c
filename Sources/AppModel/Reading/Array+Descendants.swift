extension Array {
  /// The elements and all that they hold, each before what it holds. Every one is taken once, however
  /// deep it is nested.
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
