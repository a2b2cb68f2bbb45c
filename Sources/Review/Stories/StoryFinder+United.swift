import AppModel

/// Stories of which the same is said are one.
extension StoryFinder {
  /// Joins stories of bars and menus that are the same on several screens.
  mutating func joinCopies() {
    var groups: [CopiedStory: [Int]] = [:]
    for (place, story) in found.enumerated() {
      if let copy = CopiedStory(story, among: list.edits) {
        groups[copy, default: []].append(place)
      }
    }
    unite(groups.values, asCopies: true)
  }

  /// Joins entries that came to the same menus or bars, or left them, without anything else.
  mutating func joinEntries() {
    var groups: [ChangedLists: [Int]] = [:]
    for (place, story) in found.enumerated() where story.kind == .thing && story.main.count == 1 {
      let edits = story.edits.map { list.edits[$0] }
      guard edits.allSatisfy(\.isOfEntry), [.added, .removed].contains(edits[0].kind) else {
        continue
      }
      groups[ChangedLists(edits), default: []].append(place)
    }
    unite(groups.values, asCopies: false)
  }

  /// Joins components, entries and bars that only have other ids.
  mutating func joinOtherIDs() {
    let places = found.indices.filter { place in
      let story = found[place]
      guard story.kind == .name, story.main.count == 1 else { return false }
      let main = list.edits[story.main[0]]
      guard main.kind == .renamed, main.isOfComponent || main.isOfNavigation, let names = main.names
      else { return false }
      return story.edits.allSatisfy { edit in list.edits[edit].names.map { $0 == names } ?? false }
    }
    unite([places], asCopies: false)
  }

  /// The lists to which something came, or which it left.
  private struct ChangedLists: Hashable {
    let kind: Edit.Kind
    let paths: Set<[String]>

    init(_ edits: [Edit]) {
      kind = edits[0].kind
      paths = Set(edits.map { [$0.file] + $0.trail.names.dropLast() })
    }
  }
}
