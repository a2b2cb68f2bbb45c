/// The ids that devices of a user's own can have: each is part of the names of files.
enum DeviceID {
  private static let longest = 64

  /// What is wrong with an id; nil where a device can have it.
  static func complaint(about id: String) -> Diagnostic.Message? {
    guard isName(id) else { return .noName(id) }
    if ReservedNames.contains(id, among: ReservedNames.ofWindows) { return .ofWindows(id) }
    let isOfSite =
      ReservedNames.contains(id, among: ReservedNames.ofSite)
      || ReservedNames.endings.contains { ReservedNames.folded(id).hasSuffix($0) }
    return isOfSite ? .ofSite(id) : nil
  }

  /// Whether an id can be part of a file's name on every disk: letters, digits and, behind the first
  /// of them, hyphens, underscores and dots, but no dot at the end.
  private static func isName(_ id: String) -> Bool {
    (1...longest).contains(id.utf8.count) && id.utf8.first?.isLetterOrDigit ?? false
      && id.utf8.last != UInt8(ascii: ".")
      && id.utf8.allSatisfy { $0.isLetterOrDigit || "-._".utf8.contains($0) }
  }
}

extension Diagnostic.Message {
  fileprivate static func noName(_ id: String) -> Self {
    Self(
      .ownDevice, .error, "the id '\(id.quotable)' of a device cannot be part of a file's name",
      .action(
        "write at most 64 letters, digits, hyphens, dots and underscores, a letter or digit first "
          + "and no dot last"))
  }

  fileprivate static func ofWindows(_ id: String) -> Self {
    Self(
      .ownDevice, .error,
      "the id '\(id.quotable)' of a device is a name that Windows keeps for itself",
      .action("give the device another id"))
  }

  fileprivate static func ofSite(_ id: String) -> Self {
    Self(
      .ownDevice, .error, "the id '\(id.quotable)' of a device is a name that the site uses itself",
      .action("give the device another id"))
  }
}
