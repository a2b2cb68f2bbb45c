extension Array {
  /// The elements and all that they hold, each before what it holds. Each is taken in once, however deep
  /// it is.
  func withDescendants(_ children: (Element) -> [Element]) -> [Element] {
    var found: [Element] = []
    gather(children, into: &found)
    return found
  }

  private func gather(_ children: (Element) -> [Element], into found: inout [Element]) {
    for element in self {
      found.append(element)
      children(element).gather(children, into: &found)
    }
  }
}
