import AppModel
import Disk

/// What the author of an app did between two states of it, in words, and where it can be seen. Nothing
/// is drawn or proven for that.
package struct SavedChange: Sendable {
  /// The statements in one sentence, as a comparison says them; nil if nothing that is read changed.
  package let sentence: String?
  package let edits: EditList
  /// The keys of the screens whose pictures may differ; nil for all.
  package let screens: Set<String>?

  package init(from old: ReviewedApp, to new: ReviewedApp) {
    let (names, (edits, screens)) = Workers.both {
      AuthorNames(from: old, to: new)
    } _: {
      let edits = EditList(from: old.files, to: new.files, reading: new.reading)
      // Undone, the edits leave everything else where it is in the files, so that only what they
      // change differs.
      let all = edits.edits.elementIndices
      let undone = new.reading.app(of: new.files, revising: edits.undoing(all))
      return (edits, undone.flatMap { AffectedScreens(from: new.app, to: $0).keys })
    }
    (self.edits, self.screens) = (edits, screens)
    let words = CauseWords(names: names)
    let all = StoryFinder(of: edits).stories
    let left = all.count - .mostNamed
    let statements = all.prefix(.mostNamed).map {
      Phrase(marked: words.sentence(of: [$0], among: edits.edits, [], isHeadline: true)).plain
    }
    let news = statements + (left > 0 ? [left.andMore()] : [])
    sentence = all.isEmpty ? nil : news.joined(separator: "; ").withCapitalArticle + "."
  }
}
