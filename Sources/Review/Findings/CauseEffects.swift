import AppModel

/// What causes do, in words.
struct CauseEffects {
  let collection: FindingCollection
  let findings: [Finding]
  let names: AuthorNames

  /// Returns what findings of a cause say: first what its edits name, or the bars.
  func effects(of cause: CauseDraft) -> [Cause.Effect] {
    let named = EditedPaths(cause.edits)
    let all = cause.findings.map { ($0, self.findings[$0]) }
    // How controllers are nested only matters to those who see nothing else change.
    let seen = all.filter { $1.kind != .reparented }
    let own = seen.isEmpty ? all : seen
    let isFirst = { (finding: Finding) in
      [.placement, .statusBar].contains(finding.kind) || named.touch(finding)
    }
    let (first, others) = (own.filter { isFirst($1) }, own.filter { !isFirst($1) })
    // Different parts of a bar may share a name.
    return (first + others).grouped { $1.sentence(names) }.map { sentence, alike in
      let places = alike.map(\.0)
      let pictures = Set(places.flatMap { collection.tally(of: $0).pictures })
      return Cause.Effect(sentence: sentence, pictures: pictures.count, findings: places)
    }
  }
}

/// What the edits of a cause are about.
struct EditedPaths {
  private let own: Set<SourcePath>
  /// The paths of what they are inside, and their own.
  private let outer: Set<SourcePath>
  /// The last keys, which may be classes of controllers.
  private let keys: Set<String>

  init(_ edits: [Edit]) {
    let paths = edits.flatMap { [$0.paths.old, $0.paths.new] }
    own = Set(paths)
    outer = Set(paths.flatMap(\.withOuter))
    keys = Set(edits.flatMap { $0.trail.names.suffix(Self.mostKeys) })
  }

  /// How many of the last keys of an edit may name a class.
  private static let mostKeys = 4

  /// Whether a finding is of a box that shows what was edited, or of one in such a box.
  func touch(_ finding: Finding) -> Bool {
    if case .controller(let name) = finding.subject { return keys.contains(name) }
    return finding.sources.contains { text in
      let source = SourcePath(reading: text)
      return outer.contains(source) || source.withOuter.contains(where: own.contains)
    }
  }
}
