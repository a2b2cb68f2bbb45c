import Printing
import Texts

/// What a shell can offer where the cursor is in a command line of Riverbed.
struct Completion: Hashable {
  /// The words after the program's name, up to the cursor; the last one is being typed.
  let words: [String]

  /// The word that a shell's script passes before the words.
  static let mark = "--complete"

  init(_ words: some Collection<String>) { self.words = words.isEmpty ? [""] : Array(words) }

  func run(on console: inout Console) -> ExitCode {
    let offer = offer
    for candidate in offer.candidates {
      let summary = candidate.summary.isEmpty ? "" : "\t\(candidate.summary)"
      // The shell gets the bytes that it gave.
      console.output.write(encoded: "\(candidate.text)\(summary)\n".systemBytes)
    }
    if let paths = offer.paths {
      console.output.write(encoded: "\t\(paths.rawValue)\t\(offer.beforePath)\n".systemBytes)
    }
    return .clean
  }

  /// What can be in the place of the last word.
  var offer: CompletionOffer {
    guard let first = words.first, words.count > 1 else {
      return CompletionOffer(Command.all.candidates + [Option.help, .version].candidates)
        .beginning(with: words[0])
    }
    guard let command = Command.named(first) else { return CompletionOffer() }
    let typed = words[words.count - 1]
    let line = TypedLine(words.dropFirst().dropLast(), of: command)
    let values = CompletionValues(line)
    if !line.isOperandsOnly {
      if let option = line.open { return values.offer(option, for: typed, after: "") }
      if let attached = AttachedValue(typed, of: command) {
        return values.offer(attached.value, for: attached.text, after: attached.spelling)
      }
      if typed.hasPrefix("-") {
        let left = command.options.filter { $0.value != nil || !line.given.contains($0) }
        return CompletionOffer(left.candidates).beginning(with: typed)
      }
    }
    let place = min(line.operands.count, command.operands.count - 1)
    guard place >= 0,
      line.operands.count < command.operands.count || command.operands[place].isRepeated
    else { return CompletionOffer() }
    return values.offer(command.operands[place].kind, for: typed, after: "")
  }
}

/// The words of a command before the one that is typed.
struct TypedLine {
  private(set) var operands: [String] = []
  private(set) var given: Set<Option> = []
  /// The value that the next word is; nil if it is not one of an option.
  private(set) var open: Option.Value?
  /// Whether the words after these are operands, whatever they begin with.
  private(set) var isOperandsOnly = false

  init(_ words: some Sequence<String>, of command: Command) {
    for word in words {
      if open != nil {
        open = nil
      } else if isOperandsOnly || !word.hasPrefix("-") || word == "-" {
        operands.append(word)
      } else if word == "--" {
        isOperandsOnly = true
      } else if let option = command.options.first(where: { $0.spellings.contains(word) }) {
        given.insert(option)
        open = option.value.flatMap { $0.isOptional ? nil : $0 }
      }
    }
  }
}

/// The value of an option in one word with it: `--device=iphone`.
private struct AttachedValue {
  /// The option with the equals sign.
  let spelling: String
  let value: Option.Value
  let text: String

  init?(_ word: String, of command: Command) {
    guard let sign = word.firstIndex(of: "="), word.hasPrefix("-"),
      let option = command.options.first(where: { $0.spellings.contains(String(word[..<sign])) }),
      let value = option.value
    else { return nil }
    spelling = String(word[...sign])
    self.value = value
    text = String(word[word.index(after: sign)...])
  }
}

extension [Command] {
  fileprivate var candidates: [CompletionOffer.Candidate] {
    map { CompletionOffer.Candidate($0.name, $0.summary) }
  }
}

extension [Option] {
  fileprivate var candidates: [CompletionOffer.Candidate] {
    flatMap { option in
      option.spellings.map { CompletionOffer.Candidate($0, option.summary) }
    }
  }
}
