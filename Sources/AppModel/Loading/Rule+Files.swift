extension Rule {
  package static let missingFile = Rule(
    "missing-file",
    means: "A file that Riverbed cannot do without is not there.",
    matters: "Without rivers.json there is no screen to show.",
    mend: "Run Riverbed in the app's folder, or name the folder or the file.")

  package static let unreadableFile = Rule(
    "unreadable-file",
    means: "A file is there, but the system does not let it be read; the message has its reason.",
    matters: "A check that skipped a file would call an app clean that it has not seen.",
    mend: "Give read permission, or remove what is no file.")

  static let shadowedFile = Rule(
    "shadowed-file",
    means: "Two files say the same thing, and one of them is not read: layout.json beside "
      + "rivers.json, or a second file of families.",
    matters: "A change in the file that is not read has no effect.",
    mend: "Remove one of the two.")
}

extension Diagnostic.Message {
  static func missingFile(_ name: String, _ nearest: String?) -> Self {
    Self(
      .missingFile, .error, "there is no file '\(name)'",
      nearest.map { .action("rename '\($0.quotable)' to '\(name)'") })
  }

  static func unreadableFile(_ name: String, _ reason: String) -> Self {
    let kind = name == AppFiles.feedsFolder ? "folder" : "file"
    return Self(.unreadableFile, .error, "the \(kind) cannot be read: \(reason)")
  }

  static func shadowedFile(_ name: String, by other: String) -> Self {
    Self(.shadowedFile, .warning, "'\(name)' is not read because there is '\(other)'")
  }
}
