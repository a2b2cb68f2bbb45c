import AppModel

/// An edit that is wanted, in whatever cause it is.
struct AcceptedEdit: Hashable, Sendable {
  /// The path, with the ids that things had before.
  let path: String
  /// The hash of the kind of edit and of both values.
  let hash: String

  init(path: String, hash: String) {
    (self.path, self.hash) = (path, hash)
  }

  init(_ edit: Edit) {
    self.init(path: edit.formerPath, hash: CauseID.ofValues(of: edit))
  }
}

/// What the causes of a comparison consist of.
struct PresentEdits {
  private let edits: Set<AcceptedEdit>
  /// The ids of the causes without edits.
  private let ids: Set<String>

  init(of causes: some Sequence<Cause>) {
    edits = Set(causes.flatMap(\.edits).map(AcceptedEdit.init))
    ids = Set(causes.lazy.filter(\.edits.isEmpty).map(\.id))
  }

  /// Whether something of an entry occurs.
  func have(_ entry: AcceptedCauses.Entry) -> Bool {
    entry.edits.isEmpty ? ids.contains(entry.cause) : !edits.isDisjoint(with: entry.edits)
  }
}

/// The search for causes that have the edits of an entry, whatever their values are.
struct AcceptedSearch {
  private let ids: [String]
  /// The places of causes by the paths of their edits, as they are and as earlier versions wrote
  /// them, and by their own ids.
  private var places: [String: [Int]] = [:]

  /// The causes that are listed for an entry. Only a list that was made to be large needs more.
  private static let mostCauses = 100

  init(among causes: some Sequence<Cause>) {
    ids = causes.map(\.id)
    for (place, cause) in causes.enumerated() {
      let paths = cause.edits.flatMap { [$0.path, $0.formerPath, $0.pathOfNames] }
      for text in Set(paths + [cause.id]) { places[text, default: []].append(place) }
    }
  }

  /// Returns the ids of the causes that have one of its edits, in their order.
  func ids(of entry: AcceptedCauses.Entry) -> [String] {
    var found: Set<Int> = []
    let own = entry.edits.isEmpty ? [entry.cause] : []
    for text in own + entry.edits.map(\.path) + entry.formerPaths {
      for place in places[text] ?? [] {
        guard found.count < Self.mostCauses else { break }
        found.insert(place)
      }
    }
    return found.sorted().map { ids[$0] }
  }
}

extension Edit {
  /// The path as earlier versions wrote it: with the key of every list, and elements by their ids.
  fileprivate var pathOfNames: String {
    let names = trail.names
    let inner = AppFile(named: file) == .rivers && names.first == "screens" ? 1 : 0
    return names.dropFirst(inner).reduce(SourcePath(file: file)) { $0.appending($1) }.text
  }
}
