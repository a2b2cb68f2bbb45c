import AppModel
import PageParts

/// The codes of the problems of an app, for developers who look for one.
struct ProblemCodes {
  private let counts: [(rule: Rule, count: Int)]

  init(of problems: [Problem]) {
    counts = Dictionary(grouping: problems, by: \.diagnostic.rule)
      .map { ($0, Problems.Tally(of: $1).all) }
      .sorted { $0.0.code < $1.0.code }
  }

  var nodes: [Node] {
    [
      Node("p") {
        Node("code") { "riverbed explain" }
        " lists the codes of all problems that the check knows, and explains each."
      }
    ]
      + (counts.isEmpty
        ? []
        : [
          Node("ul") {
            for (rule, count) in counts {
              Node("li") {
                Node("a", ["href": "#\(rule.anchor)"]) { Node("code") { rule.code } }
                " "
                Node("span", ["class": "muted"]) { count.counted(as: "time") }
              }
            }
          }
        ])
  }
}

extension Rule {
  /// The id of the place on the page of problems that explains the rule.
  var anchor: String { "rule-\(code)" }
}
