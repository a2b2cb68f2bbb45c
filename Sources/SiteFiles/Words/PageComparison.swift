/// What two states of a page say differently: only the most specific, because the rest of the page
/// follows from it.
struct PageComparison {
  private(set) var differences: [WordDifference] = []
  private let page: SiteWords.Page
  private let names: NameChanges

  /// The maximum number of names that tell an order.
  private static let most = 8

  init(
    _ old: [SiteWords.Word], _ new: [SiteWords.Word], on page: SiteWords.Page, _ names: NameChanges
  ) {
    (self.page, self.names) = (page, names)
    let code = (old.filter(\.isCode), new.filter(\.isCode))
    if code.0 == code.1 {
      compare(old, new)
    } else {
      // The page says in words what its code says.
      compare(old.filter { !$0.isCode }, new.filter { !$0.isCode })
      if differences.isEmpty { compare(code.0, code.1) }
    }
  }

  private mutating func compare(_ old: [SiteWords.Word], _ new: [SiteWords.Word]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    let (before, after) = (old[start..<old.count - end], new[start..<new.count - end])
    if before.isEmpty, after.isEmpty { return }
    let (gone, come) = (
      Self.rest(of: before, without: after), Self.rest(of: after, without: before)
    )
    if gone.isEmpty, come.isEmpty {
      differences = [WordDifference(.reordered, order(before), order(after), on: page)]
      return
    }
    let text = addSpecific(gone.compactMap(\.text), come.compactMap(\.text))
    guard differences.isEmpty else { return }
    // Without a text that differs, it is a link or a line of code.
    let (old, new) = text ?? (gone.others.first, come.others.first)
    differences = [WordDifference(.reworded, old, new, on: page)]
  }

  /// Adds the names and notes that changed, each once, and returns the first other texts that did.
  private mutating func addSpecific(
    _ gone: [String], _ come: [String]
  ) -> (old: String?, new: String?)? {
    var known: Set<WordDifference> = []
    // Names first: they may be in another place in a sorted list.
    var counts = Dictionary(come.map { ($0, 1) }, uniquingKeysWith: +)
    let old = gone.filter { text in
      guard let new = names.newName(of: text), let count = counts[new], count > 0 else {
        return true
      }
      counts[new] = count - 1
      add(.retitled, text, new, &known)
      return false
    }
    let new = come.filter { text in
      guard let count = counts[text], count > 0 else { return false }
      counts[text] = count - 1
      return true
    }
    let notes = (old.filter(names.oldNotes.contains), new.filter(names.newNotes.contains))
    for (old, new) in Self.pairs(notes.0, notes.1) {
      add(.renoted, old, new, &known)
    }
    var other: (old: String?, new: String?)?
    let (before, after) = (
      old.filter { !names.oldNotes.contains($0) }, new.filter { !names.newNotes.contains($0) }
    )
    // A number says little by itself, and nothing in the place of a sentence.
    let telling = (before.filter(\.isTelling), after.filter(\.isTelling))
    let isTold = !telling.0.isEmpty || !telling.1.isEmpty
    for (old, new) in isTold ? Self.pairs(telling.0, telling.1) : Self.pairs(before, after) {
      if let old, let new, let change = names.change(from: old, to: new) {
        add(.retitled, change.old, change.new, &known)
      } else if other == nil {
        other = (old, new)
      }
    }
    return other
  }

  /// Returns the texts of both sides next to each other, followed by those that only one has.
  private static func pairs(_ old: [String], _ new: [String]) -> [(old: String?, new: String?)] {
    (0..<max(old.count, new.count)).map { index in
      (index < old.count ? old[index] : nil, index < new.count ? new[index] : nil)
    }
  }

  private mutating func add(
    _ kind: WordDifference.Kind, _ old: String?, _ new: String?, _ known: inout Set<WordDifference>
  ) {
    let difference = WordDifference(kind, old, new, on: page)
    if known.insert(difference).inserted { differences.append(difference) }
  }

  /// Returns the names in an order, or the words if it is not one of names.
  private func order(_ words: ArraySlice<SiteWords.Word>) -> String {
    let texts = words.compactMap(\.text)
    let named = texts.filter(names.isName)
    let shown = named.isEmpty ? texts : named
    return shown.prefix(Self.most).joined(separator: ", ") + (shown.count > Self.most ? ", …" : "")
  }

  /// Returns the words that others do not have as often.
  private static func rest(
    of words: ArraySlice<SiteWords.Word>, without others: ArraySlice<SiteWords.Word>
  ) -> [SiteWords.Word] {
    var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return words.filter { word in
      guard let count = counts[word], count > 0 else { return true }
      counts[word] = count - 1
      return false
    }
  }
}

extension String {
  /// Whether the text has letters.
  fileprivate var isTelling: Bool { contains(where: \.isLetter) }
}

extension SiteWords.Word {
  fileprivate var isCode: Bool { if case .code = self { true } else { false } }
}

extension [SiteWords.Word] {
  /// The links and lines of code.
  fileprivate var others: [String] {
    compactMap { word in
      switch word {
      case .text: nil
      case .link(let written), .code(let written): written
      }
    }
  }
}
