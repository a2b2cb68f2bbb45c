/// What diagnostics are about as paths of ids, which unrelated edits do not change:
///
///     rivers.json#home/ui_components/top-stories/data/source
///     riverbed.json#devices/2
///
/// Values that drawings name as sources have the same paths here.
package struct IDPaths {
  /// The paths of ids by file and by JSON path.
  private var places: [String: [String: String]] = [:]

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
  }

  /// Returns the rule of a diagnostic and the path of what it is about. Outside JSON that is the
  /// whole file.
  package func key(of diagnostic: PlacedDiagnostic) -> Key {
    Key(rule: diagnostic.rule.code, path: path(of: diagnostic))
  }

  private func path(of diagnostic: PlacedDiagnostic) -> String {
    let file = diagnostic.file.percentEncoded(keeping: .segments)
    guard let path = diagnostic.path else { return file }
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
