/// A small change of a source file that a test of its room should notice. The program with all of
/// them is compiled once: an environment variable chooses the one that takes place.
struct Mutant: Sendable {
  /// The path of the file from the checkout.
  let file: String
  /// The index of the line.
  let line: Int
  let number: Int
  let edit: SourceEdit

  /// The environment variable with the number of the mutant that takes place.
  static let variable = "RIVERBED_MUTANT"

  /// The folder in `Sources` that the file is in.
  var room: String { String(file.split(separator: "/")[1]) }

  /// What a line becomes.
  var mutated: String { edit.mutated(number) }

  var text: String { "\(file):\(line + 1): \(edit.words)" }

  /// What the end of a file with mutants says; no line before has another number for that.
  static let support = """
    #if canImport(Glibc)
    import Glibc
    #elseif canImport(Musl)
    import Musl
    #else
    import Darwin
    #endif
    private let chosenMutant = getenv("\(variable)").map { atoi($0) } ?? -1
    private func isMutant(_ number: Int32) -> Bool { number == chosenMutant }
    private func mutated<Value: Numeric>(_ number: Int32, _ value: Value) -> Value {
      number == chosenMutant ? value + 1 : value
    }

    """
}

/// How a line of a source file can be changed.
struct SourceEdit: Sendable {
  let words: String
  /// The line before and after the number of the mutant.
  private let before, after: String

  func mutated(_ number: Int) -> String { "\(before)\(number)\(after)" }

  /// Returns everything that can be changed in the lines of a file.
  static func all(in lines: [Substring]) -> [(line: Int, edit: SourceEdit)] {
    var isInText = false
    return lines.indices.flatMap { index in
      let line = lines[index]
      // Nothing is changed in texts of several lines.
      let hasEdge = line.contains("\"\"\"")
      defer { if hasEdge { isInText.toggle() } }
      let code = line.drop { $0 == " " }
      guard !isInText, !hasEdge, !code.isEmpty, !code.hasPrefix("//"), !code.hasPrefix("case "),
        !code.hasPrefix("import "), !code.hasPrefix("@"), !code.hasPrefix("#")
      else { return [] as [(line: Int, edit: SourceEdit)] }
      let edits = [turnedCondition(line), leftOut(index, of: lines)].compactMap(\.self)
      return (edits + otherNumbers(line)).map { (index, $0) }
    }
  }

  /// A condition that is one expression is turned.
  private static func turnedCondition(_ line: Substring) -> SourceEdit? {
    let code = line.drop { $0 == " " }
    guard ["if ", "guard ", "} else if "].contains(where: code.hasPrefix),
      let match = line.wholeMatch(
        of: /(\s*(?:\} else )?(?:if|guard) )([^{},"]+?)((?: else)? \{.*)/),
      !match.2.contains(/\b(let|var|case|try|await)\b/)
    else { return nil }
    return SourceEdit(
      words: "'\(match.2)' is turned", before: "\(match.1)isMutant(",
      after: ") != (\(match.2))\(match.3)")
  }

  /// A number is one more.
  private static func otherNumbers(_ line: Substring) -> [SourceEdit] {
    guard line.utf8.contains(where: { (48...57).contains($0) }), !line.contains("\"") else {
      return []
    }
    return line.matches(of: /[ (\[](\d+(?:\.\d+)?)(?=[ ,)\]]|$)/).map { match in
      SourceEdit(
        words: "\(match.1) is one more in '\(line.drop { $0 == " " })'",
        before: "\(line[..<match.1.startIndex])mutated(",
        after: ", \(match.1))\(line[match.1.endIndex...])")
    }
  }

  /// A call that is a statement is left out.
  private static func leftOut(_ index: Int, of lines: [Substring]) -> SourceEdit? {
    let line = lines[index]
    guard index > 0, index + 1 < lines.count, line.hasSuffix(")"),
      let match = line.wholeMatch(of: /(\s+)((?:try )?[a-z][A-Za-z0-9.]*\([^{}"]*\))/),
      !match.2.contains(/\b(init|precondition|fatalError|assert|preconditionFailure)\(/),
      isWhole(match.2)
    else { return nil }
    let (before, after) = (lines[index - 1], lines[index + 1])
    // What is alone in braces may be the value of these, and other lines go on with a statement.
    let isAlone = before.hasSuffix("{") && after.contains(/^\s*\}/)
    let isStatement = before.contains(/[{})]$/) && !after.contains(/^\s*[.?:&|]/)
    guard !isAlone, isStatement else { return nil }
    return SourceEdit(
      words: "'\(match.2)' is left out", before: "\(match.1)if !isMutant(",
      after: ") { \(match.2) }")
  }

  /// Whether each parenthesis that begins in a line ends there.
  private static func isWhole(_ code: Substring) -> Bool {
    var depth = 0
    for character in code {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
