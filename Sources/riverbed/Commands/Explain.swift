import AppLayout
import AppModel
import Disk

/// Explains a diagnostic, or lists every code.
struct Explain: Hashable {
  let rule: Rule?

  func run(on console: inout Console) -> ExitCode {
    console.output.write(ShownText(own: rule?.explanation ?? Self.list))
    return .clean
  }

  /// Every code with the first words of its meaning, one per line.
  private static var list: String {
    let width = Rule.all.map(\.code.count).max() ?? 0
    return Rule.all.map { rule in
      let padding = String(repeating: " ", count: width - rule.code.count + 2)
      return "\(rule.code)\(padding)\(rule.headline.shortened(to: TextPage.width - width - 2))\n"
    }.joined()
  }
}

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "Explain what a diagnostic means, why it matters and how to fix it.",
    operands: [
      Operand(
        name: "CODE",
        summary: "The code in brackets at the end of a diagnostic. Without it, all codes are "
          + "listed.")
    ],
    options: [.help, .version],
    examples: ["riverbed explain unknown-key"],
    read: { (arguments) throws(UsageError) in
      guard let code = arguments.operands.first else { return .explain(Explain(rule: nil)) }
      guard let rule = Rule.named(code) else { throw .unknownCode(code) }
      return .explain(Explain(rule: rule))
    })
}

extension UsageError {
  fileprivate static func unknownCode(_ word: String) -> Self {
    Self(
      "no diagnostic has the code '\(word.quotable)'", of: .explain, near: word,
      Rule.all.map(\.code))
  }
}
