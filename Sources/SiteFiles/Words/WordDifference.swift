import Disk

/// Something that two sites say differently, on one page or several.
package struct WordDifference: Hashable, Sendable {
  package let kind: Kind
  /// What each side says; nil on a side that says nothing in its place. For an order, the names in
  /// it.
  package let old: String?
  package let new: String?
  /// The first page that says it, in the new site if that has it.
  package let page: SiteWords.Page
  /// The number of pages that say it.
  package private(set) var pageCount = 1
  /// The keys of the screens whose pages say it, without those about the app.
  package private(set) var screens: [String]
  private var known: Set<String>

  /// What is said differently, from the most specific to the least.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A name or a title.
    case retitled
    /// A note of the author.
    case renoted
    /// The same words are in another order.
    case reordered
    /// Anything else: a sentence, a number, a link, or a page that only one side has.
    case reworded
  }

  init(_ kind: Kind, _ old: String?, _ new: String?, on page: SiteWords.Page) {
    (self.kind, self.old, self.new, self.page) = (kind, old, new, page)
    screens = [page.screen].compactMap(\.self)
    known = Set(screens)
  }

  /// Adds another page that says the same.
  fileprivate mutating func add(_ page: SiteWords.Page) {
    pageCount += 1
    if let screen = page.screen, known.insert(screen).inserted { screens.append(screen) }
  }

  /// Whether another difference is the same one on another page.
  fileprivate struct Essence: Hashable {
    let kind: Kind
    let old: String?
    let new: String?
  }

  fileprivate var essence: Essence { Essence(kind: kind, old: old, new: new) }
}

extension SiteWords {
  /// Returns what a newer state of the app says differently, in the order of its pages; each thing
  /// once, however many pages say it.
  package func differences(to new: SiteWords) -> [WordDifference] {
    let pairs = PagePairs(self, new)
    let names = NameChanges(from: self, to: new)
    var found: [WordDifference] = []
    var indices: [WordDifference.Essence: Int] = [:]
    let differences = Workers.inOrder(pairs.all.count, jobs: jobs, with: pairs.readers) {
      index, read in
      pairs.differences(of: pairs.all[index], names, read)
    }
    for differences in differences {
      for difference in differences {
        if let index = indices[difference.essence] {
          found[index].add(difference.page)
        } else {
          indices[difference.essence] = found.count
          found.append(difference)
        }
      }
    }
    // The pages say how many notes there are in many places.
    guard found.contains(where: { $0.kind == .renoted }) else { return found }
    return found.filter { !$0.isOnlyOfNotes }
  }
}

extension WordDifference {
  /// Whether it only says that there are other notes, or how many.
  fileprivate var isOnlyOfNotes: Bool {
    kind == .reworded
      && [old, new].compactMap(\.self).allSatisfy { text in
        PagePlace.areNotes(at: text) || text.drop(while: \.isNumber).hasPrefix(" note")
      }
  }
}
