import AppModel

/// The errors that the check finds in a new app, but not in the old one, by where they are and by what
/// they name.
struct NewErrors {
  /// The lines with errors of each file, in ascending order.
  private var lines: [String: [Int]] = [:]
  /// What the messages name.
  private var named: Set<String> = []
  /// The errors in the order of their files.
  private var all: [PlacedDiagnostic] = []

  /// Reads some errors of a new app.
  init(_ errors: [PlacedDiagnostic]) {
    all = errors
    for error in errors {
      lines[error.file, default: []].append(error.position.line)
      named.formUnion(error.message.sentence.names)
    }
    for file in lines.keys { lines[file]?.sort() }
  }

  var isEmpty: Bool { lines.isEmpty }

  /// What fails, once for each place.
  var failures: [Diagnostic.Failure] { all.compactMap(\.message.failure) }

  /// Whether an error is in what an edit added or changed, or names what it removed.
  func areMade(by edit: Edit) -> Bool {
    if edit.kind == .removed || edit.kind == .renamed {
      let file = edit.file
      let name = edit.trail.names.last ?? file.split(separator: "/").last.map(String.init) ?? file
      if named.contains(name.quotable) || named.contains(file.quotable)
        || (edit.ids + [edit.names?.old].compactMap(\.self))
          .contains(where: { named.contains($0.quotable) })
      {
        return true
      }
    }
    guard let lines = lines[edit.file] else { return false }
    if edit.kind == .removed, let place = edit.place, let container = edit.undoing.container,
      container.shape == .keyed
    {
      // What lacks the value now.
      return lines.hasOne(in: container, from: place.line)
    }
    guard let new = edit.new, edit.kind != .moved || edit.origin != nil else { return false }
    guard let node = edit.trail.steps.last?.node else { return true }
    return lines.hasOne(in: node, from: new.place.line)
  }
}

extension Edit {
  /// Whether the edit is of a file that the routers' check reads.
  var isOfRouters: Bool {
    AppFile(named: file) == .routes || file.hasSuffix(AppFiles.storyboardEnding)
  }
}

extension [Int] {
  /// Whether one of the ascending lines is in a value that begins on a line.
  fileprivate func hasOne(in node: FileNode, from line: Int) -> Bool {
    let place = partitionPoint { $0 >= line }
    return place < count && node.hasLineBreaks(self[place] - line)
  }
}

extension FileNode {
  /// Whether the value is longer than one line by at least some lines. Only as much of it is read as
  /// that takes.
  fileprivate func hasLineBreaks(_ count: Int) -> Bool {
    guard count > 0 else { return true }
    guard case .json(let json) = self else { return false }
    var left = count
    for character in json.written where character.isNewline {
      left -= 1
      if left == 0 { return true }
    }
    return false
  }
}
