/// The rules for the ids of devices that the user describes, which become parts of file names.
enum DeviceID {
  private static let longest = 64

  /// Returns the message about an id; nil if a device can have it.
  static func message(about id: String) -> Diagnostic.Message? {
    guard isName(id) else { return .notAName(id) }
    if ReservedNames.contains(id, among: ReservedNames.ofWindows) { return .ofWindows(id) }
    let isOfSite =
      ReservedNames.contains(id, among: ReservedNames.ofSite)
      || ReservedNames.endings.contains { ReservedNames.folded(id).hasSuffix($0) }
    return isOfSite ? .ofSite(id) : nil
  }

  /// Whether an id can be part of a file name on every disk: letters, digits and, after the first
  /// one, hyphens, underscores and dots, but no dot at the end.
  private static func isName(_ id: String) -> Bool {
    (1...longest).contains(id.utf8.count) && id.utf8.first?.isLetterOrDigit ?? false
      && id.utf8.last != UInt8(ascii: ".")
      && id.utf8.allSatisfy { $0.isLetterOrDigit || "-._".utf8.contains($0) }
  }
}

extension Diagnostic.Message {
  fileprivate static func notAName(_ id: String) -> Self {
    Self(
      .customDevice, .error, "the device id '\(id.quotable)' cannot be part of a file name",
      .action(
        "use at most 64 letters, digits, hyphens, dots and underscores; start with a letter or "
          + "digit and do not end with a dot"))
  }

  fileprivate static func ofWindows(_ id: String) -> Self {
    Self(
      .customDevice, .error,
      "the device id '\(id.quotable)' is a name that Windows reserves",
      .action("give the device another id"))
  }

  fileprivate static func ofSite(_ id: String) -> Self {
    Self(
      .customDevice, .error, "the device id '\(id.quotable)' is a name that the site itself uses",
      .action("give the device another id"))
  }
}
