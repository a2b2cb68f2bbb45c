/// What problems are known or settled by: their rules, and the paths of what they are about, which
/// unrelated edits do not change.
///
///     rivers.json#home/ui_components/top-stories/data/source
///     riverbed.json#devices/iphone-se-1
///
/// Values that drawings name as sources have the same paths here.
package struct ProblemKeys {
  private let sources: SourceTable
  private var paths: [String: JSONSourcePaths?] = [:]
  private var lines: [String: ElementLines] = [:]

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

  /// Looks into files that were read.
  package init(in sources: SourceTable) {
    self.sources = sources
  }

  /// Returns the keys by which a diagnostic is known at another time: the one to write first, and
  /// then those that earlier versions wrote. None for one that would hide others: because of it
  /// something is not read, it counts what is not listed, or only its file is certain.
  package mutating func lasting(of diagnostic: PlacedDiagnostic) -> [Key] {
    let message = diagnostic.message
    guard !message.leavesUnread, message.omitted == 0 else { return [] }
    return inFile(of: diagnostic)
  }

  /// Returns the keys that an entry of `lintIgnore` may have for a diagnostic: its own, and outside
  /// JSON, and where nothing else has a path, that of the whole file.
  mutating func settling(_ diagnostic: PlacedDiagnostic) -> [Key] {
    let own = inFile(of: diagnostic)
    guard own.isEmpty || diagnostic.path == nil else { return own }
    let whole = SourcePath(file: diagnostic.file)
    return own + [Key(rule: diagnostic.rule.code, path: whole.text)]
  }

  /// Returns the keys of what a diagnostic is about; none if nothing in its file has a path.
  private mutating func inFile(of diagnostic: PlacedDiagnostic) -> [Key] {
    let found =
      diagnostic.path.map { spellings(of: diagnostic, at: $0) }
      ?? [element(of: diagnostic)].compactMap(\.self)
    return found.map { Key(rule: diagnostic.rule.code, path: $0.text) }
  }

  private mutating func spellings(
    of diagnostic: PlacedDiagnostic, at steps: String
  ) -> [SourcePath] {
    let file = diagnostic.file
    if paths[file] == nil { paths[file] = .some(document(of: file)) }
    // The contents of a file that nothing reads are not kept.
    return paths[file]??.spellings(at: diagnostic.offset).all
      ?? [SourcePath(file: file, steps: steps)]
  }

  private func document(of file: String) -> JSONSourcePaths? {
    guard let id = sources.file(named: file),
      let document = JSONParsing(sources[id].bytes, in: id).document
    else { return nil }
    return JSONSourcePaths(of: document.root, in: file, rememberingSpellings: true)
  }

  private mutating func element(of diagnostic: PlacedDiagnostic) -> SourcePath? {
    let file = diagnostic.file
    guard !file.hasSuffix(".json"), let id = sources.file(named: file) else { return nil }
    let known = lines[file] ?? ElementLines(of: sources[id])
    lines[file] = known
    return known[diagnostic.position.line]
  }
}

extension SourcePath {
  /// Makes the path of a value that only a JSON path is known of, such as `$[0].title`.
  fileprivate init(file: String, steps: String) {
    self = steps.split { $0 == "." || $0 == "[" }.dropFirst()
      .reduce(SourcePath(file: file)) { path, step in
        path.appending(String(step.hasSuffix("]") ? step.dropLast() : step))
      }
  }
}
