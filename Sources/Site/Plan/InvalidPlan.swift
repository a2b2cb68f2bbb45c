import AppModel
package import SiteFiles

/// Two documents that no site can have together, or that are not planned in order: a mistake of
/// Riverbed's own, and nothing is written.
package struct InvalidPlan: Error, Hashable, Sendable {
  package let path: SitePath
  /// The document that was planned before it.
  package let other: SitePath
  package let reason: Reason

  /// Why two documents cannot be planned.
  package enum Reason: Hashable, Sendable {
    case sameFile
    /// They, or folders that they are in, differ only in capitals.
    case lookalikes
    /// One is a folder of the other.
    case fileAndFolder
    case order
  }

  init(_ path: SitePath, _ other: SitePath, _ reason: Reason) {
    self.path = path
    self.other = other
    self.reason = reason
  }

  /// Compares two documents by their paths; nil where every disk keeps them apart.
  init?(_ path: SitePath, after other: SitePath) {
    if path == other {
      self.init(path, other, .sameFile)
      return
    }
    let names = [path, other].map { $0.text.split(separator: "/").map(String.init) }
    let pairs = Array(zip(names[0], names[1]))
    let shared = pairs.prefix { ReservedNames.folded($0) == ReservedNames.folded($1) }
    if shared.count == names[0].count && shared.count == names[1].count {
      self.init(path, other, .lookalikes)
    } else if shared.count == names[0].count || shared.count == names[1].count {
      self.init(path, other, .fileAndFolder)
    } else if shared.contains(where: { $0 != $1 }) {
      self.init(path, other, .lookalikes)
    } else {
      return nil
    }
  }

  /// The complaint, in lower case and without a full stop.
  package var text: String {
    switch reason {
    case .sameFile: "the plan of the site has '\(path.text)' twice"
    case .lookalikes:
      "the plan of the site has '\(path.text)' and '\(other.text)', which some disks mix up"
    case .fileAndFolder:
      "the plan of the site has '\(path.text)' and '\(other.text)', one of which is a folder of "
        + "the other"
    case .order: "the plan of the site has '\(path.text)' and '\(other.text)' out of order"
    }
  }
}
