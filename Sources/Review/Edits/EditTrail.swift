import AppModel

/// The way from the top of a file to a value in it: the value of each step, from the outside in.
struct EditTrail: Sendable {
  private(set) var steps: [FileNode.Child] = []

  /// The names of the steps.
  var names: [String] { steps.map(\.name) }

  /// Returns the way to something inside.
  func to(_ child: FileNode.Child) -> EditTrail {
    var trail = self
    trail.steps.append(child)
    return trail
  }
}
