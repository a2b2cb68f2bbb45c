import AppModel
import Markup

/// The errors that the check finds in a new app, but not in the old one, by where they are and by what
/// they name.
struct NewErrors {
  /// The errors in the order of their files, and those of each file.
  private let all: [PlacedDiagnostic]
  private let places: [String: [PlacedDiagnostic]]
  /// What the messages name.
  private let named: Set<String>

  /// Reads some errors of a new app.
  init(_ errors: [PlacedDiagnostic]) {
    all = errors
    places = Dictionary(grouping: errors, by: \.file).mapValues { errors in
      errors.sorted { $0.offset < $1.offset }
    }
    named = Set(errors.flatMap(\.message.sentence.names))
  }

  var isEmpty: Bool { all.isEmpty }

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
    guard let places = places[edit.file] else { return false }
    if edit.kind == .removed, edit.place != nil, let container = edit.undoing.container,
      container.shape == .keyed
    {
      // What lacks the value now.
      return places.haveOne(in: FileNode.Child(name: "", node: container, key: nil))
    }
    guard edit.new != nil, edit.kind != .moved || edit.origin != nil else { return false }
    return edit.trail.steps.last.map(places.haveOne) ?? true
  }
}

extension Edit {
  /// Whether the edit is of a file that the routers' check reads.
  var isOfRouters: Bool {
    AppFile(named: file) == .routes || file.hasSuffix(AppFiles.storyboardEnding)
  }
}

extension [PlacedDiagnostic] {
  /// Whether one of those of a file, in their order, is in a value of it, or on the line of an element.
  fileprivate func haveOne(in child: FileNode.Child) -> Bool {
    switch child.node {
    case .element(let node):
      let place = partitionPoint { $0.position.line >= node.element.line }
      return place < count && self[place].position.line == node.element.line
    case .json(let json):
      let start = child.key?.range.lowerBound ?? json.range.lowerBound
      let place = partitionPoint { $0.offset >= start }
      return place < count && self[place].offset < json.range.upperBound
    }
  }
}
