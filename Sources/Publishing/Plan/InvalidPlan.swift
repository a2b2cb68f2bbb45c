import AppModel
package import SiteFiles

/// Two documents that a site cannot have together, or that are planned out of order: a bug in
/// Riverbed, so nothing is written.
package struct InvalidPlan: Error, Hashable, Sendable {
  package let path: SitePath
  /// The document planned before it.
  package let other: SitePath
  package let reason: Reason

  /// Why two documents cannot be planned.
  package enum Reason: Hashable, Sendable {
    case sameFile
    /// They, or their folders, differ only in capitalization.
    case lookalikes
    /// One is a folder that contains the other.
    case fileAndFolder
    case order
  }

  init(_ path: SitePath, _ other: SitePath, _ reason: Reason) {
    self.path = path
    self.other = other
    self.reason = reason
  }

  /// Compares two documents by their paths; nil if every disk distinguishes them.
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

  /// The message, in lowercase and without a period.
  package var text: String {
    switch reason {
    case .sameFile: "the plan of the site has '\(path.text)' twice"
    case .lookalikes:
      "the plan of the site has '\(path.text)' and '\(other.text)', which some file systems treat as one"
    case .fileAndFolder:
      "the plan of the site has '\(path.text)' and '\(other.text)', and one is a folder "
        + "of the other"
    case .order: "the plan of the site has '\(path.text)' and '\(other.text)' out of order"
    }
  }
}
