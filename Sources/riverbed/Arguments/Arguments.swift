import AppModel
import Printing

/// The words of a command, sorted into operands and options.
struct Arguments: Hashable {
  private(set) var operands: [String] = []
  private var values: [Option: [String]] = [:]
  let command: Command

  /// Sorts the words that follow a command's name.
  init(_ words: some Collection<String>, of command: Command) throws(UsageError) {
    self.command = command
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("-"), word != "-" {
        try add(word, before: &rest)
      } else {
        operands.append(word)
      }
    }
    let isOpen = command.operands.last?.isRepeated == true
    guard isOpen || operands.count <= command.operands.count else {
      throw .tooMany(operands[command.operands.count], command)
    }
  }

  func has(_ option: Option) -> Bool { values[option] != nil }

  /// Returns the value of an option: the last one where there are several, so that a user can
  /// override what a script passes.
  func value(of option: Option) -> String? { values[option]?.last }

  /// Returns every value of an option, in order.
  func values(of option: Option) -> [String] { values[option] ?? [] }

  /// Returns the value of an option as a path without redundant steps.
  func path(of option: Option) -> String? { value(of: option)?.withoutRedundantSteps }

  /// The options that documents depend on, each with its values, in the order of the help.
  var documentWords: [String] {
    command.options.filter { $0.reachesDocuments && has($0) }.flatMap { option in
      [option.name, "\(values(of: option).count)"] + values(of: option)
    }
  }

  /// Throws where a required operand is missing.
  func requireOperands() throws(UsageError) {
    let required = command.operands.filter(\.isRequired)
    if operands.count < required.count { throw .absent(required[operands.count], command) }
  }

  private mutating func add<Words: Collection<String>>(
    _ word: String, before rest: inout Words
  ) throws(UsageError) where Words.SubSequence == Words {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    var attached = parts.count == 2 ? String(parts[1]) : nil
    guard let option = command.options.first(where: { $0.spellings.contains(spelling) }) else {
      throw .unknownOption(spelling, command)
    }
    if option.value == nil, attached != nil { throw .needlessValue(spelling, command) }
    guard let expected = option.value, attached != nil || !expected.isOptional,
      attached != "" || !expected.mayBeEmpty
    else {
      values[option, default: []].append("")
      return
    }
    if attached == nil, let next = rest.first, !next.hasPrefix("-") {
      attached = rest.popFirst()
    }
    let value = attached ?? ""
    let words = expected.isList ? value.wordsBetweenCommas : [value]
    guard !value.isEmpty, !words.isEmpty else {
      throw .absentValue(spelling, expected, command)
    }
    for word in words where !expected.choices.isEmpty && !expected.choices.contains(word) {
      throw .wrongChoice(spelling, word, expected, command)
    }
    values[option, default: []] += words
  }
}

extension UsageError {
  fileprivate static func tooMany(_ word: String, _ command: Command) -> Self {
    Self("'riverbed \(command.name)' does not take '\(word.quotable)'", of: command)
  }

  fileprivate static func absent(_ operand: Operand, _ command: Command) -> Self {
    Self("'riverbed \(command.name)' needs \(operand.name)", of: command)
  }

  fileprivate static func unknownOption(_ spelling: String, _ command: Command) -> Self {
    Self(
      "no option of '\(command.name)' is named '\(spelling.quotable)'", of: command,
      near: spelling, command.options.flatMap(\.spellings))
  }

  fileprivate static func needlessValue(_ spelling: String, _ command: Command) -> Self {
    Self("'\(spelling)' takes no value", of: command)
  }

  fileprivate static func absentValue(
    _ spelling: String, _ expected: Option.Value, _ command: Command
  ) -> Self {
    let what = expected.choices.isEmpty ? expected.placeholder : expected.choiceText
    let range = expected.range.map { "; expected \($0)" } ?? ""
    return Self("'\(spelling)' needs a value: \(what)\(range)", of: command)
  }

  fileprivate static func wrongChoice(
    _ spelling: String, _ value: String, _ expected: Option.Value, _ command: Command
  ) -> Self {
    Self(
      "'\(spelling)' is '\(value.quotable)'; expected \(expected.choiceText)", of: command,
      near: value, expected.choices)
  }
}

extension String {
  /// The words between the commas, without the spaces around them.
  var wordsBetweenCommas: [String] {
    split(separator: ",").compactMap { part in
      let word = part.trimmed
      return word.isEmpty ? nil : String(word)
    }
  }
}

extension Option.Value {
  /// The choices as a phrase: `human, json or sarif`.
  fileprivate var choiceText: String { choices.listed("or") }
}
