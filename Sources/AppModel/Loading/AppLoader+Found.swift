extension AppLoader {
  /// Reports where the files were found that Zapp publishes, and which ones `riverbed.json` names
  /// but do not exist.
  mutating func noteFound(naming named: [String: Located<String>]) {
    let found = files.found
    for (name, path) in found.paths.sorted(by: { $0.key < $1.key }) where path != name {
      guard files[name]?.bytes != nil, let file = sources.file(named: name) else { continue }
      report(named[name] == nil ? .found(name, path) : .named(name, path), at: file)
    }
    for path in found.unread { report(.unreadKind(path), at: sources.add(path, [])) }
    let rivers = sources.file(named: files.rivers) ?? .builtIn
    if found.isCut { report(.cutSearch, at: rivers) }
    if files[files.rivers] == nil {
      for folder in found.outside { report(.outsideFile(folder), at: sources.add(folder, [])) }
    }
    for (name, path) in named where files[name] == nil {
      diagnostics.append(Diagnostic(.missingFile(path.value, nil), at: path.location))
    }
  }
}

extension Rule {
  static let equalFiles = Rule(
    "equal-files",
    means: "Several files of the folder, equally deep in it, can be the same file of the app, such "
      + "as the layouts of two versions.",
    matters: "None of them is read: a preview of the wrong version would mislead.",
    fix: "Run Riverbed in the folder of one version, or name the file under \"files\" in "
      + "riverbed.json.")

  static let foundFile = Rule(
    "found-file",
    means: "A file that Zapp publishes was found under another name, or in a folder of its own. "
      + "Nothing is wrong.",
    matters: "What you see comes from there.",
    fix: "Nothing is wrong. Name another file under \"files\" in riverbed.json if it is the wrong "
      + "one.",
    isExplanation: true)
}

extension Diagnostic.Message {
  static func equalFiles(_ name: String, _ paths: [String]) -> Self {
    let shown = paths.prefix(3).map { "'\($0.quotable)'" }.joined(separator: ", ")
    let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    let option = PublishedFile.options.first { $0.name == name }.map { "\($0.key)" } ?? name
    return Self(
      .equalFiles, .error, "\(shown)\(more) can each be '\(name: name, of: .file)'",
      .action("name one as '\(option)' under 'files' in riverbed.json")
    ).leavingUnread
  }

  /// Says that the layout of an app of today wins, which Zapp publishes next to the older file.
  static func olderFile(_ name: String) -> Self {
    Self(
      .foundFile, .note,
      "'\(name: name, of: .file)' is not read because layout.json is for the client of today")
  }

  fileprivate static func found(_ name: String, _ path: String) -> Self {
    Self(
      .foundFile, .note,
      "'\(name: path, of: .file)' is the app's \(name): no file of its kind is less deep")
  }

  fileprivate static func named(_ name: String, _ path: String) -> Self {
    Self(
      .foundFile, .note, "'\(name: path, of: .file)' is the app's \(name), as riverbed.json says")
  }

  fileprivate static func unreadKind(_ path: String) -> Self {
    Self(.foundFile, .note, "'\(name: path, of: .file)' is Zapp's, and Riverbed does not read it")
  }

  fileprivate static var cutSearch: Self {
    Self(
      .foundFile, .note,
      "only the first \(FileSearch.mostEntries) files and folders were looked at")
  }
}
