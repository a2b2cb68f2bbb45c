import AppModel

extension Reachability.Reason {
  /// The reason in a few words.
  var shortText: String {
    switch self {
    case .nothingLeads: "Nothing leads here"
    case .noWayFromHome: "No way from home"
    case .behindAnother: "Behind a lost screen"
    case .noOwnID: "Has no id of its own"
    case .brokenWay: "Its way is broken"
    case .unreadFiles: "Files were not read"
    }
  }

  /// The reason in a sentence.
  var text: String {
    switch self {
    case .nothingLeads: "Nothing in the app leads here."
    case .noWayFromHome: "Only screens lead here to which no way leads from home."
    case .behindAnother: "Only a screen leads here that nobody gets to either."
    case .noOwnID: "It has no id, or that of an earlier screen, so that no link can name it."
    case .brokenWay:
      "The way here is broken: by an id that names no screen, or in a navigation that the app "
        + "does not use."
    case .unreadFiles: "Ways to it may stand in files that could not be read."
    }
  }
}
