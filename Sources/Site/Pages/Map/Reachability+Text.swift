import AppModel

extension Reachability.Reason {
  /// The reason in a few words.
  var shortText: String {
    switch self {
    case .nothingLeads: "Nothing leads here"
    case .noWayFromHome: "No path from home"
    case .onlyFromLost: "Only a lost screen leads here"
    case .noOwnID: "Has no id of its own"
    case .brokenWay: "The link here is broken"
    case .unreadFiles: "Files were not read"
    }
  }

  /// The reason in a sentence.
  var text: String {
    switch self {
    case .nothingLeads: "Nothing in the app leads here."
    case .noWayFromHome: "The only screens that lead here cannot be reached from home."
    case .onlyFromLost: "The only screen that leads here cannot be reached either."
    case .noOwnID: "It has no id, or the same id as an earlier screen, so links cannot name it."
    case .brokenWay:
      "The link here is broken: it uses an id that no screen has, or it is in a navigation "
        + "that the app does not use."
    case .unreadFiles: "A link here may be in one of the files that could not be read."
    }
  }
}
