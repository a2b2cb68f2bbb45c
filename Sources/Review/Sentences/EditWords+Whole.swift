import AppModel

extension EditWords {
  /// What came to a screen's hooks, or left them; nil for any other edit, and where there are none.
  var hooks: String? {
    guard subject.keys.contains("hooks"), edit.kind == .added || edit.kind == .removed,
      let node = edit.trail.steps.last?.node, node.shape.isContainer
    else { return nil }
    let clauses = [("preload_plugins", "before"), ("postload_plugins", "after")].compactMap {
      list, preposition -> String? in
      let plugins = hooks(in: node, of: list).map(names.plugin)
      guard !plugins.isEmpty else { return nil }
      let isOne = plugins.count == 1
      return edit.kind == .added
        ? "\(plugins.listed(atMost: .mostNamed)) \(isOne ? "runs" : "run") \(preposition) \(subject.phrase) now"
        : "\(plugins.listed(atMost: .mostNamed)) no longer \(isOne ? "runs" : "run") \(preposition) \(subject.phrase)"
    }
    return clauses.isEmpty ? nil : clauses.joined(separator: "; ")
  }

  /// Returns the identifiers of the hooks in a value that are of one of the two lists.
  private func hooks(in node: FileNode, of list: String) -> [String] {
    let all: [FileNode.Child]
    switch subject.keys.last {
    case "hooks": all = node.children.first { $0.name == list }?.node.children ?? []
    case list: all = node.children
    default:
      guard subject.keys.contains(list) else { return [] }
      return [node.text(under: "identifier")].compactMap(\.self)
    }
    return all.compactMap { $0.node.text(under: "identifier") }
  }

  /// What shows the snapshot of a data source that was added or removed; nil for anything else.
  var snapshot: String? {
    let line = AppFile(named: edit.file) == .feedIndex ? edit.trail.steps.first?.node : nil
    let isFile =
      AppFile.isInFeeds(edit.file) && edit.trail.steps.isEmpty
      && (edit.old ?? edit.new)?.isReadable ?? false
    guard let file = line?.text(under: "file") ?? (isFile ? edit.file : nil), let users else {
      return nil
    }
    switch edit.kind {
    case .added:
      return "\(users) \(areUsersMany ? "show" : "shows") the feed \(Self.stem(file)) now"
    case .removed:
      return "\(users) no longer \(areUsersMany ? "show" : "shows") the feed \(Self.stem(file))"
    case .changed, .moved, .renamed: return nil
    }
  }

  /// What shows another snapshot of a data source.
  func snapshotChange(_ phrase: String) -> EditClause {
    guard let users else {
      return instead(phrase, "has", new.map { "the snapshot \($0)" }, old, "no snapshot")
    }
    let (now, before) = (edit.new?.text, edit.old?.text)
    return instead(
      users, areUsersMany ? "show" : "shows", now.map { "the feed \(Self.stem($0))" },
      before.map(Self.stem), "no feed")
  }

  private var allUsers: [String] {
    guard let line = edit.trail.steps.first else { return names.users(ofFile: edit.file) }
    return names.users(ofSource: line.node.text(under: "source") ?? line.name)
  }

  /// The components that show the data source; nil if there are none.
  private var users: String? {
    let all = allUsers
    return all.isEmpty ? nil : all.listed(atMost: .mostNamed)
  }

  private var areUsersMany: Bool { allUsers.count > 1 }

  /// Returns the name of a file without its folders and its extension.
  private static func stem(_ file: String) -> String { EditSubject.stem(of: file).quotable }
}
