/// Makes names unique: a repeated name gets a number.
package struct UniqueNames: Sendable {
  /// The text between a name and its number.
  let separator: String
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  package init(separator: String) {
    self.separator = separator
  }

  /// Returns the name, or the first of its numbered forms that is not taken.
  package mutating func unique(_ name: String) -> String {
    if taken.insert(name).inserted { return name }
    var count = counts[name] ?? 1
    var numbered: String
    repeat {
      count += 1
      numbered = "\(name)\(separator)\(count)"
    } while !taken.insert(numbered).inserted
    counts[name] = count
    return numbered
  }
}
