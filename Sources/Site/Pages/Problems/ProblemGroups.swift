import AppModel
import Markup
import PageParts

/// Problems grouped by what is wrong, the most serious first, each group with its fix.
struct ProblemGroups {
  private let groups: [Group]
  private let references: References
  private let context: ProblemContext
  private let titles: ProblemTitles
  private let level: Level

  /// The level of the groups' headings.
  enum Level: Hashable, Sendable { case h2, h3 }

  /// The problems of one rule and one severity.
  private struct Group {
    let rule: Rule
    let severity: Diagnostic.Severity
    let problems: [Problem]
    let shown: [Problem]
    /// Whether links to the rule lead here.
    let hasID: Bool
  }

  private struct Key: Hashable {
    let rule: Rule
    let severity: Diagnostic.Severity
  }

  init(
    of problems: [Problem], _ references: References, namesScreen: Bool, level: Level,
    without rules: Set<Rule> = []
  ) {
    self.references = references
    self.level = level
    context = ProblemContext(references: references, namesScreen: namesScreen)
    titles = ProblemTitles(of: references.site)
    let shown = Dictionary(grouping: ProblemList.mostSerious(problems), by: Self.key)
    var order: [Key] = []
    let all = problems.reduce(into: [Key: [Problem]]()) { groups, problem in
      let key = Self.key(of: problem)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(problem)
    }
    var known = rules
    let sorted = order.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }
    groups = sorted.map(\.element).map { key in
      Group(
        rule: key.rule, severity: key.severity, problems: all[key] ?? [], shown: shown[key] ?? [],
        hasID: known.insert(key.rule).inserted)
    }
  }

  private static func key(of problem: Problem) -> Key {
    Key(rule: problem.diagnostic.rule, severity: problem.diagnostic.severity)
  }

  var nodes: [Node] { groups.map(node) }

  private func node(of group: Group) -> Node {
    let count = Problems.Tally(group.problems).all
    let left = count - Problems.Tally(group.shown).all
    return Node(
      "section",
      [
        "class": "problem severity-\(group.severity.rawValue)",
        "id": group.hasID ? "rule-\(group.rule.code)" : nil,
      ]
    ) {
      Node(level == .h2 ? "h2" : "h3") {
        group.rule.title
        " "
        Node.badge(counted(count, group.severity.word), group.severity.tone)
      }
      Node("p") { "\(group.rule.meaning) \(group.rule.reason)" }
      Node("p") {
        Node("strong") { "How to fix it: " }
        group.rule.remedy
      }
      Node("ul", ["class": "problems"], Self.same(group.shown, titles).map(item))
      if left > 0 { ProblemList.remark(on: left) }
      developerDetails(of: group)
    }
  }

  /// Returns problems grouped by what they say, in the order of the first of each.
  private static func same(
    _ problems: [Problem], _ titles: ProblemTitles
  ) -> [(words: ProblemTitles.Words, all: [Problem])] {
    var indices: [ProblemTitles.Words: Int] = [:]
    var groups: [(words: ProblemTitles.Words, all: [Problem])] = []
    for problem in problems {
      let words = titles.words(for: problem)
      if let index = indices[words] {
        groups[index].all.append(problem)
      } else {
        indices[words] = groups.count
        groups.append((words, [problem]))
      }
    }
    return groups
  }

  private func item(_ words: ProblemTitles.Words, _ all: [Problem]) -> Node {
    Node("li") {
      Node("p", ["class": "sentence"]) {
        if let title = words.title {
          Node("strong") { Node.own(title) }
          words.isSentence ? " " : ": "
        }
        Node.own(words.text)
        if let suggestion = all.first?.diagnostic.message.suggestion {
          ": "
          Node("strong") { Node.own(suggestion.text) }
        }
      }
      Node("p", ["class": "place muted small"], places(of: all))
    }
  }

  /// Returns the screens and components where the same thing is wrong, each once.
  private func places(of problems: [Problem]) -> [Node] {
    var seen: Set<ProblemPlace> = []
    return problems.filter {
      seen.insert(ProblemPlace(screen: $0.screen, component: $0.component)).inserted
    }.map { Node("span", [:], context.links(of: $0)) }
  }

  private struct ProblemPlace: Hashable {
    let screen: String?
    let component: Problem.ComponentPlace?
  }

  private func developerDetails(of group: Group) -> Node {
    var table = DataTable(
      "Where \(group.rule.code) was found", columns: ["Place", "Path", "What the check says"])
    for problem in group.shown {
      let diagnostic = problem.diagnostic
      table.add([
        [Node("code") { diagnostic.place }],
        diagnostic.path.map { path in [Node("code") { path }] } ?? [],
        [.own(diagnostic.message.text)],
      ])
    }
    return Node.details("Developer details") {
      Node("p") {
        "Code "
        Node("code") { group.rule.code }
        "; "
        Node("code") { "riverbed explain \(group.rule.code)" }
        " says the same."
      }
      table.node
    }
  }
}

extension Rule {
  /// A short title for people, from the code.
  fileprivate var title: String {
    let words = code.split(separator: "-").drop { $0 == "lint" }.joined(separator: " ")
    return words.sentenceStart
  }
}
