import AppModel

extension StoryFinder {
  /// The edits that only change each name.
  var usesOfNames: [Sides<String>: Explanations.Group] {
    rest.reduce(into: [:]) { uses, edit in
      if let names = edit.element.names { uses[names, default: []].append(edit.index) }
    }
  }

  /// The ids that are other ones now, each with the old one.
  var newIDs: Set<Sides<String>> {
    Set(rest.filter { $0.element.kind == .renamed }.compactMap(\.element.names))
  }
}

/// A name before and after.
extension Sides<String> {
  /// The same of the words by which journeys know screens.
  var ofSlugs: Sides<String> { map(Slugs.slug) }

  /// The same of files without their folders.
  var ofFiles: Sides<String> { map { EditSubject.stem(of: $0) + ".json" } }

  /// The same of files in the folder of feeds.
  var inFeeds: Sides<String> { map(AppFile.nameInFeeds) }
}
