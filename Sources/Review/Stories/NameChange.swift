import AppModel

extension StoryFinder {
  /// A name before and after.
  struct NameChange: Hashable {
    let old: String
    let new: String

    init(_ names: (old: String, new: String)) { (old, new) = names }

    /// The same of the words by which journeys know screens.
    var ofSlugs: NameChange { NameChange((Slugs.slug(of: old), Slugs.slug(of: new))) }

    /// The same of files without their folders.
    var ofFiles: NameChange {
      NameChange((EditSubject.stem(of: old) + ".json", EditSubject.stem(of: new) + ".json"))
    }

    /// The same of files in the folder of feeds.
    var inFeeds: NameChange {
      NameChange((AppFile.nameInFeeds(old), AppFile.nameInFeeds(new)))
    }

    /// Returns the edits that only change each name.
    static func uses(
      in edits: [(index: ElementIndex<Edit>, element: Edit)]
    ) -> [NameChange: Explanations.Group] {
      edits.reduce(into: [:]) { uses, edit in
        if let names = edit.element.names {
          uses[NameChange(names), default: []].append(edit.index)
        }
      }
    }
  }
}
