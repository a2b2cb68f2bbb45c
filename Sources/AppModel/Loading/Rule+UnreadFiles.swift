extension Rule {
  /// The rules about files that are not read.
  static let ofUnreadFiles: [Rule] = [
    .missingFile, .unreadableFile, .outsideFile, .inputLimit, .shadowedFile,
    .equalFiles, .foundFile,
  ]

  package static let missingFile = Rule(
    "missing-file",
    means: "A file that Riverbed needs does not exist.",
    matters: "Without rivers.json there are no screens to show, without a storyboard nothing is "
      + "known about its scenes, and without a baseline there is nothing to compare with.",
    fix: "Run Riverbed in the app's folder, or name the folder or the file; correct the paths "
      + "under \"storyboards\" in routes.json, or the \"baseline\" in riverbed.json.")

  package static let unreadableFile = Rule(
    "unreadable-file",
    means: "A file exists, but the system cannot read it; the message gives the reason.",
    matters: "A check that skipped a file could call an app clean without having seen all of it.",
    fix: "Give read permission, or remove anything that is not a file.")

  package static let outsideFile = Rule(
    "outside-file",
    means: "A file of the app can be reached only through a symbolic link or a path that leads "
      + "out of the app's folder. It is not read.",
    matters: "Otherwise, anyone who can change an app could make its report quote any file on the "
      + "machine that checks it.",
    fix: "Put the file itself into the app's folder, or allow links with --follow-links where you "
      + "trust the app.")

  package static let inputLimit = Rule(
    "input-limit",
    means: "With this file, the app's files together would have more bytes than may be read.",
    matters: "Reading a file takes many times its size in memory, and real apps are far smaller.",
    fix: "Check what wrote the file, or allow more with --max-input, such as --max-input 1G.")

  static let shadowedFile = Rule(
    "shadowed-file",
    means: "Two files say the same thing, and one of them is not read: layout.json next to "
      + "rivers.json, a second file of families, or a storyboard that routes.json lists twice.",
    matters: "A change in the file that is not read has no effect.",
    fix: "Remove one of the two.")
}

extension Diagnostic.Message {
  static func missingFile(_ name: String, _ nearest: String?) -> Self {
    Self(
      .missingFile, .error, "there is no file '\(name: name, of: .file)'",
      nearest.map { .action("rename '\($0.quotable)' to '\(name)'") }
    ).leavingUnread
  }

  static func unreadableFile(_ name: String, _ reason: String) -> Self {
    Self(.unreadableFile, .error, "the \(kind(of: name)) cannot be read: \(reason)").leavingUnread
  }

  static func outsideFile(_ name: String) -> Self {
    Self(
      .outsideFile, .error,
      "the \(kind(of: name)) is not read: a link leads out of the app's folder",
      .action("--follow-links allows that")
    ).leavingUnread
  }

  private static func kind(of name: String) -> String {
    name == AppFile.feedsFolder ? "folder" : "file"
  }

  static func inputLimit(_ limit: Int) -> Self {
    Self(
      .inputLimit, .error,
      "the file is not read: with it the app's files would have more than \(limit.inBytes)",
      .action("--max-input allows more")
    ).leavingUnread
  }

  static func shadowedFile(_ name: String, by other: String) -> Self {
    Self(
      .shadowedFile, .warning,
      "'\(name: name, of: .file)' is not read because '\(name: other, of: .file)' exists")
  }
}

extension Int {
  /// A number of bytes in the largest unit that leaves it whole: `256 MB`.
  fileprivate var inBytes: String {
    let units = [(1 << 30, "GB"), (1 << 20, "MB"), (1 << 10, "kB")]
    let unit = units.first { self > 0 && isMultiple(of: $0.0) }
    return unit.map { "\(self / $0.0) \($0.1)" } ?? of("byte")
  }
}
