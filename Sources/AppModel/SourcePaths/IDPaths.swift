/// What diagnostics are about as paths of ids, which unrelated edits do not change:
///
///     rivers.json#home/ui_components/top-stories/data/source
///     riverbed.json#devices/2
///
/// Values that drawings name as sources have the same paths here.
package struct IDPaths {
  /// The paths of ids by file and by JSON path.
  private var places: [String: [String: String]] = [:]
  /// What begins on the lines of other files.
  private var elements: [String: ElementPaths] = [:]

  /// A rule, and what it is about: one entry of what is known or settled.
  package struct Key: Hashable, Comparable, Sendable {
    package let rule: String
    package let path: String

    package init(rule: String, path: String) {
      self.rule = rule
      self.path = path
    }

    package static func < (left: Key, right: Key) -> Bool {
      (left.rule, left.path) < (right.rule, right.path)
    }
  }

  /// Collects the paths of everything in an app that has ids; without an app, nothing has.
  package init(of app: App?, in sources: SourceTable) {
    var placed: [FileID: [PlacedSource]] = [:]
    app?.forEachSource { placed[$0.location.file, default: []].append($0) }
    for (file, values) in placed where sources.files.indices.contains(Int(file.index)) {
      guard let document = JSONParsing(sources[file].bytes, in: file).document else { continue }
      var walk = JSONPathWalk(document)
      var paths: [String: String] = [:]
      for value in values.sorted(by: { $0.location < $1.location }) {
        let path = walk.path(to: value.location.offset)
        if paths[path] == nil { paths[path] = value.path.text }
      }
      places[sources[file].name] = paths
    }
    for file in sources.files where !file.name.hasSuffix(".json") && !file.bytes.isEmpty {
      elements[file.name] = ElementPaths(of: file)
    }
  }

  /// Returns the rule of a diagnostic and the path of what it is about, or of the file if nothing in
  /// it has a path.
  package func key(of diagnostic: PlacedDiagnostic) -> Key {
    Key(rule: diagnostic.rule.code, path: path(of: diagnostic))
  }

  /// Returns the key by which a diagnostic is known at another time; nil for one that would hide
  /// others: because of it something is not read, it counts what is not listed, or only its file is
  /// certain.
  package func lastingKey(of diagnostic: PlacedDiagnostic) -> Key? {
    let message = diagnostic.message
    let isPlaced = diagnostic.path != nil || element(of: diagnostic) != nil
    return isPlaced && !message.leavesUnread && message.omitted == 0 ? key(of: diagnostic) : nil
  }

  /// Returns the keys that an entry of `lintIgnore` may have for a diagnostic: its own, and outside
  /// JSON that of the whole file.
  func keysToSettle(_ diagnostic: PlacedDiagnostic) -> [Key] {
    let own = key(of: diagnostic)
    guard diagnostic.path == nil else { return [own] }
    return [own, Key(rule: own.rule, path: diagnostic.file.percentEncoded(keeping: .segments))]
  }

  private func element(of diagnostic: PlacedDiagnostic) -> SourcePath? {
    elements[diagnostic.file]?[diagnostic.position.line]
  }

  private func path(of diagnostic: PlacedDiagnostic) -> String {
    let file = diagnostic.file.percentEncoded(keeping: .segments)
    guard let path = diagnostic.path else { return element(of: diagnostic)?.text ?? file }
    let known = places[diagnostic.file]
    var prefix = path[...]
    var rest: [Substring] = []
    while !prefix.isEmpty {
      if let start = known?[String(prefix)] { return ([start[...]] + rest).joined(separator: "/") }
      guard let cut = prefix.lastIndex(where: { $0 == "." || $0 == "[" }) else { break }
      let step = prefix[prefix.index(after: cut)...]
      rest.insert(step.hasSuffix("]") ? step.dropLast() : step, at: 0)
      prefix = prefix[..<cut]
    }
    return rest.isEmpty ? file : "\(file)#" + rest.joined(separator: "/")
  }
}
