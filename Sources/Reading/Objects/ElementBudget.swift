/// The number of list elements that a file may still have.
///
/// The model of an element takes some hundred bytes, and an element may be as short as `{}`. So a
/// file may have a fixed number of elements, and beyond that only as many as its size justifies. The
/// elements of real files are several times as long, so only a file that hardly says anything with
/// its elements reaches the limit, and memory stays a multiple of the file's size. Texts of a list
/// count too, because each of them may be reported.
///
/// Screens, components and cell styles count as several elements. Each takes about a thousand bytes
/// of memory and ten microseconds, however short it is, so there is also a fixed bound for all of
/// them: more than an ordinary app has in the largest file that is read.
package struct ElementBudget {
  private var left: Int
  private var heavyLeft = Self.mostHeavy
  /// Whether an element was refused, which is reported only once.
  package private(set) var isExceeded = false

  /// The number of elements that any file may have.
  static let standard = 20_000
  /// The number of bytes for which a file may have one more element.
  static let bytesForOne = 8

  /// The number of elements that count as several that a file may have.
  static let mostHeavy = 600_000

  /// Returns how many elements and attributes an XML file of a size may have. They are read before
  /// their meaning is known, and take a few hundred bytes each.
  ///
  /// Interface Builder indents its storyboards and writes about 28 bytes for each of them; without
  /// the indentation it would be 17.
  package static func xmlNodes(fileSize: Int) -> Int { 100_000 + fileSize / bytesForOne }

  package init(fileSize: Int) {
    left = Self.standard + fileSize / Self.bytesForOne
  }

  /// The budget of a document. One that was revised has the size that it had before, because its
  /// bytes include those of another one.
  init(for document: JSONDocument) {
    self.init(fileSize: Int(document.root.node.end))
  }

  /// Returns how many elements there is room for, each of which counts as several.
  func room(_ weight: Int) -> Int {
    if isExceeded { return 0 }
    return weight == 1 ? left : min(left / weight, heavyLeft)
  }

  /// Takes an element that counts as several, and returns whether there was room for it.
  mutating func take(_ weight: Int) -> Bool {
    guard room(weight) > 0 else {
      isExceeded = true
      return false
    }
    left -= weight
    if weight > 1 { heavyLeft -= 1 }
    return true
  }

  /// Takes an element, or reports the first one without room. After that one there is no room at
  /// all.
  package mutating func take(_ weight: Int, orReport report: () -> Void) -> Bool {
    guard !isExceeded else { return false }
    if take(weight) { return true }
    report()
    return false
  }
}

extension ObjectReader {
  /// Takes an element of a list from the budget, and returns whether there was room. The first one
  /// without room is reported.
  package mutating func claim(_ element: JSON, weight: Int = 1) -> Bool {
    var budget = budget ?? ElementBudget(for: element.document)
    defer { self.budget = budget }
    return budget.take(weight) { report(.tooManyElements, at: element.location) }
  }
}

extension Rule {
  package static let tooManyElements = Rule(
    "too-many-elements",
    means: "A file has more elements in its lists than Riverbed reads for its size, or an XML file "
      + "more elements, attributes or namespaces, or the app names more than 500 screens that do not "
      + "exist, and more than it has itself.",
    matters: "Reading and drawing them all would fill up memory and take hours. So only the first "
      + "elements of lists are read and only the first screens drawn, and nothing in an XML file "
      + "that is too large as a whole is used.",
    fix: "Find out why the file has so many, and export it again.")
}

extension Diagnostic.Message {
  package static var tooManyElements: Self {
    Self(
      .tooManyElements, .error,
      "the file has more elements than Riverbed reads from a file of its size; it reads none from "
        + "here on"
    ).leavingUnread
  }
}
