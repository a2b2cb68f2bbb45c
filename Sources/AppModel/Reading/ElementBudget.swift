/// How many elements of its lists a file may still have.
///
/// What is made of an element takes some kilobytes, and an element may be as short as `{}`. So a file
/// may have a fixed number of elements, and beyond that only as many as its size gives reason for: no
/// file an app really has comes near it, and none takes more memory than a multiple of its size.
struct ElementBudget {
  private var left: Int
  /// Whether an element was refused, which is reported once.
  private(set) var isExceeded = false

  /// So many elements any file may have.
  static let standard = 20_000
  /// For so many bytes of a file it may have one more.
  static let bytesForOne = 200

  /// So many elements and attributes of XML a file of a size may have. They are read before it is known
  /// what they are, and take some hundred bytes each.
  static func xmlNodes(fileSize: Int) -> Int { 100_000 + fileSize / 40 }

  init(fileSize: Int) {
    left = Self.standard + fileSize / Self.bytesForOne
  }

  /// Takes an element that counts as several, and returns whether there was room for it.
  mutating func take(_ weight: Int) -> Bool {
    guard left >= weight else {
      isExceeded = true
      return false
    }
    left -= weight
    return true
  }

  /// Takes an element, or reports the first one for which there is no room. After that one there is
  /// room for none.
  mutating func take(_ weight: Int, orReport report: () -> Void) -> Bool {
    guard !isExceeded else { return false }
    if take(weight) { return true }
    report()
    return false
  }
}

extension ObjectReader {
  /// Whether there is room to read an element of a list. The first one without room is reported, and
  /// nothing is read after it.
  mutating func takes(_ element: JSON, weight: Int) -> Bool {
    var budget = budget ?? ElementBudget(fileSize: element.document.bytes.count)
    defer { self.budget = budget }
    return budget.take(weight) { report(.tooManyElements, at: element.location) }
  }
}

extension Rule {
  static let tooManyElements = Rule(
    "too-many-elements",
    means: "A file has more elements in its lists than any app has for its size, or the app names "
      + "more screens that no file has than can be looked at.",
    matters: "Reading and drawing them all would fill the memory and take hours, so only the first "
      + "ones are read or drawn.",
    mend: "Look how the file came to have so many, and export it again.")
}

extension Diagnostic.Message {
  static var tooManyElements: Self {
    Self(
      .tooManyElements, .error,
      "the file has more elements than Riverbed reads from a file of its size; it reads none from "
        + "here on")
  }
}
