import AppModel
import Markup
import PageParts

/// Explanations of the rules that the problems on a page break, each once.
struct RuleExplanations {
  private let rules: [(rule: Rule, problems: [Problem])]

  init(of problems: [Problem]) {
    rules = Dictionary(grouping: problems, by: \.diagnostic.rule)
      .map { ($0, $1) }
      .sorted { $0.0.code < $1.0.code }
  }

  var nodes: [Node] {
    [
      Node("div", ["class": "rules"]) {
        for (rule, problems) in rules {
          Node("details") {
            Node("summary") {
              Node("code") { rule.code }
              " "
              Node("span", ["class": "muted"]) { counted(Problems.Tally(problems).all, "time") }
            }
            // Browsers open the details when a link leads into them.
            Node("dl", ["id": "rule-\(rule.code)"]) {
              Node("dt") { "What it means" }
              Node("dd") { rule.meaning }
              Node("dt") { "Why it matters" }
              Node("dd") { rule.reason }
              Node("dt") { "How to fix it" }
              Node("dd") { rule.remedy }
            }
          }
        }
      }
    ]
  }
}
