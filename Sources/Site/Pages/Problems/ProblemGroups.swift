import AppLayout
import PageParts

/// Problems grouped by what is wrong, the most serious first, each group with its fix.
struct ProblemGroups {
  private let groups: [Group]
  private let context: ProblemContext
  private let titles: ProblemTitles
  private let level: Level
  /// The numbers that problems have in pictures; nil where no picture is near.
  private let marks: LintMarks?
  /// The pictures next to problems; nil where a picture of the screen is near.
  private let pictures: ProblemPictures?

  /// The level of the groups' headings.
  enum Level: Hashable, Sendable { case h2, h3 }

  /// The problems of one rule and one severity.
  private struct Group {
    let rule: Rule
    let severity: Diagnostic.Severity
    let problems: [Problem]
    /// Those that are not left out.
    let shown: [Problem]
    /// Whether links to the rule lead here.
    let hasID: Bool
  }

  /// What the problems of a group have in common.
  private struct Key: Hashable {
    let rule: Rule
    let severity: Diagnostic.Severity
  }

  init(
    of problems: [Problem], _ references: References, namesScreen: Bool, level: Level,
    without rules: Set<Rule> = [], numberedBy marks: LintMarks? = nil
  ) {
    self.marks = marks
    pictures = namesScreen ? ProblemPictures(site: references.site, path: references.path) : nil
    self.level = level
    context = ProblemContext(references: references, namesScreen: namesScreen)
    titles = ProblemTitles(of: references.site)
    let shown = Dictionary(grouping: ProblemList.mostSerious(problems), by: Self.key)
    let ranked = problems.grouped(by: Self.key).enumerated().map {
      (group: $0.element, place: (Self.rank($0.element), $0.offset))
    }
    let sorted = ranked.sorted { one, other in
      let severities = (one.group.key.severity, other.group.key.severity)
      return severities.0 == severities.1 ? one.place < other.place : severities.0 > severities.1
    }
    var known = rules
    groups = sorted.map(\.group).map { key, all in
      Group(
        rule: key.rule, severity: key.severity, problems: all, shown: shown[key, default: []],
        hasID: known.insert(key.rule).inserted)
    }
  }

  private static func key(of problem: Problem) -> Key {
    Key(rule: problem.diagnostic.rule, severity: problem.diagnostic.severity)
  }

  /// Returns the place of a group among those that are as severe: first what people notice on a
  /// screen, last what is only said so that no one wonders.
  private static func rank(_ group: (key: Key, all: [Problem])) -> Int {
    group.key.rule.isExplanation ? 2 : group.all.contains { $0.screen != nil } ? 0 : 1
  }

  var nodes: [Node] { groups.map(node) }

  private func node(of group: Group) -> Node {
    let count = Problems.Tally(of: group.problems).all
    let left = count - Problems.Tally(of: group.shown).all
    return Node(
      "section",
      [
        "class": "problem severity-\(group.severity.rawValue)",
        "id": group.hasID ? group.rule.anchor : nil,
      ]
    ) {
      Node(level == .h2 ? "h2" : "h3") {
        group.rule.title
        " "
        Node.badge(count.counted(as: group.severity.word), group.severity.tone)
      }
      Node("p") { "\(group.rule.plainMeaning) \(group.rule.reason)".withTypographicQuotes }
      remedy(of: group.rule)
      let list = Node("ul", ["class": "problems"], items(group.shown))
      let rest = (left > 0 ? [ProblemList.remark(on: left)] : []) + [developerDetails(of: group)]
      // What is only said so that no one wonders takes a line, whatever its number.
      if group.rule.isExplanation, count > 1 {
        Node.details("All \(count)", isPrinted: true) { [list] + rest }
      } else {
        [list] + rest
      }
    }
  }

  /// Returns how to fix what a rule reports; only what else there is to do where nothing is wrong.
  private func remedy(of rule: Rule) -> Node {
    let words = rule.plainRemedy
    // The paragraph before says already that nothing is wrong, unless that depends.
    let isSaid = words.hasPrefix(Rule.harmlessWords)
    let rest = words.dropFirst(isSaid ? Rule.harmlessWords.count : 0).drop { $0 == " " }
    return Node("p") {
      if rule.isToFix { Node("strong") { "How to fix it: " } }
      String(rest).withTypographicQuotes
    }
  }

  private func items(_ problems: [Problem]) -> [Node] {
    var left = ProblemPictures.most
    return problems.grouped(by: titles.words).map { words, all in
      let picture = left > 0 ? pictures?.nodes(of: all[0]) ?? [] : []
      left -= picture.count
      return item(words, all, picture)
    }
  }

  private func item(
    _ words: ProblemTitles.Words, _ all: [Problem], _ picture: [Node]
  ) -> Node {
    Node("li", ["class": picture.isEmpty ? nil : "pictured"]) {
      picture
      Node("p", ["class": "sentence"]) {
        numbers(of: all)
        if let title = words.title {
          Node("strong") { Node.appText(title) }
          words.isSentence ? " " : ": "
        }
        Node.appText(words.text)
        if let suggestion = all.first?.diagnostic.message.suggestion {
          ": "
          Node("strong") { Node.appText(suggestion.text) }
        }
      }
      Node("p", ["class": "place muted small"], places(of: all))
    }
  }

  /// Returns the numbers that problems have in pictures, each once.
  private func numbers(of problems: [Problem]) -> [Node] {
    guard let marks else { return [] }
    return problems.compactMap(marks.number).firstOfEach(\.self)
      .flatMap { [LintMarks.badge($0), .text(" ")] }
  }

  /// Returns where the same thing is wrong, each place once: in the files, and on which screen.
  private func places(of problems: [Problem]) -> [Node] {
    problems.firstOfEach(ProblemPlace.init)
      .flatMap { [Node("span", [:], context.place(of: $0)), .text(" ")] }.dropLast()
  }

  /// A place that is listed once in a group.
  private struct ProblemPlace: Hashable {
    let position: Position
    let screen: String?
    let component: ProblemPlaces.ComponentPlace?

    init(of problem: Problem) {
      position = problem.diagnostic.position
      screen = problem.screen
      component = problem.component
    }
  }

  /// Returns the sentences of a rule that name keys, where the page has others.
  private func exactWords(of rule: Rule) -> [Node] {
    [(rule.meaning, rule.plainMeaning), (rule.remedy, rule.plainRemedy)]
      .filter { $0 != $1 }.map { exact, _ in Node("p") { exact.withTypographicQuotes } }
  }

  private func developerDetails(of group: Group) -> Node {
    var table = DataTable(
      "Where \(group.rule.code) was found", columns: ["Place", "Path", "What the check says"])
    for problem in group.shown {
      let diagnostic = problem.diagnostic
      table.add([
        [Node("code") { diagnostic.position.text }],
        diagnostic.path.map { path in [Node("code") { path }] } ?? [],
        [.appText(diagnostic.message.textWithWidths)],
      ])
    }
    return Node.details("Developer details") {
      Node("p") {
        "Code "
        Node("code") { group.rule.code }
        "; "
        Node("code") { "riverbed explain \(group.rule.code)" }
        group.rule.isPlain ? " says the same." : " says it with the names in the files:"
      }
      exactWords(of: group.rule)
      table.node
    }
  }
}

extension Rule {
  /// Whether the page says the same as the command line.
  fileprivate var isPlain: Bool { meaning == plainMeaning && remedy == plainRemedy }

  /// A short title for people, from the code.
  fileprivate var title: String {
    let words = code.split(separator: "-").drop { $0 == "lint" }.joined(separator: " ")
    return words.sentenceStart
  }
}

/// The screen and the component of each problem in a list.
private struct ProblemContext {
  let references: References
  /// Whether the screen is named; a list under the screen's heading does not have to name it.
  let namesScreen: Bool

  /// Returns where a problem is in the files, and links to its screen and component.
  func place(of problem: Problem) -> [Node] {
    var parts = [[Node("code") { problem.diagnostic.position.text }]]
    if let screen = problem.screen.flatMap(references.site.app.screen) {
      if namesScreen { parts.append([references.link(to: screen)]) }
      if let component = problem.component { parts.append(nodes(of: component, on: screen)) }
    }
    return Array(parts.joined(separator: [.text(", ")]))
  }

  /// Returns the number and the type of a component, as the page that explains the screen has them,
  /// linked to its part of that page.
  private func nodes(of component: ProblemPlaces.ComponentPlace, on screen: Screen) -> [Node] {
    let number = Node.text("component \(component.index.index + 1)")
    let address = references.explanation(of: component.index, on: screen)
    let type = screen.allComponents[component.index].typeName?.value
    return [address.map { Node("a", ["href": $0]) { number } } ?? number]
      + (type.map { [.text(" ("), .appText($0.spoken), .text(")")] } ?? [])
  }
}
