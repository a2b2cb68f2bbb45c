import AppLayout
import PageParts
import Wireframe

/// What layout rules found on a screen, numbered in the order of its problems, and where that is in
/// its pictures.
struct LintMarks {
  private let site: Site
  private let screen: Screen
  private var numbers: [Place: Int] = [:]
  /// The rules that are broken.
  private var rules: Set<Rule> = []
  /// What is wrong, by the numbers.
  private var texts: [String] = []

  /// The highest number: more would cover the picture.
  private static let most = 60

  /// What makes two findings the same, on whatever device they were found.
  private struct Place: Hashable {
    let rule: Rule
    let position: Position
  }

  /// A finding that a variant has, and the box that it is about, in the picture's coordinates.
  struct Mark {
    let number: Int
    let rule: Rule
    let frame: Rect
  }

  init(of screen: Screen, in site: Site) {
    self.site = site
    self.screen = screen
    for problem in site.problems.of(screen) {
      let diagnostic = problem.diagnostic
      let place = Place(rule: diagnostic.rule, position: diagnostic.position)
      guard diagnostic.rule.isAboutLayout, numbers[place] == nil, texts.count < Self.most else {
        continue
      }
      texts.append(diagnostic.message.plainTextWithWidths.withTypographicQuotes)
      rules.insert(diagnostic.rule)
      numbers[place] = texts.count
    }
  }

  /// Whether no rule found anything.
  var isEmpty: Bool { texts.isEmpty }

  /// Returns the number of a problem; nil for one that is not about the layout.
  func number(of problem: Problem) -> Int? {
    numbers[Place(rule: problem.diagnostic.rule, position: problem.diagnostic.position)]
  }

  /// Returns what is found on a variant, each once, as far as its picture shows it; the picture of
  /// the whole content has no bars.
  func found(on layout: VariantLayout, inFullContent isFull: Bool = false) -> [Mark] {
    guard !isEmpty else { return [] }
    let variant = LintedVariant(layout, in: site.app)
    var seen: Set<Int> = []
    return variant.findings(of: rules).compactMap { finding in
      guard let position = site.positions[finding.location],
        let number = numbers[Place(rule: finding.rule, position: position)],
        let frame = isFull ? content(finding, of: layout) : window(finding, of: variant),
        seen.insert(number).inserted
      else { return nil }
      return Mark(number: number, rule: finding.rule, frame: frame)
    }.sorted { $0.number < $1.number }
  }

  /// Returns the part of the content that a finding is about, in content coordinates.
  private func content(_ finding: LintFinding, of layout: VariantLayout) -> Rect? {
    for section in layout.content.sections {
      let styles = section.component.styles
      switch finding.location {
      case section.component.location: return section.frame
      case styles.header?.location: return section.header?.frame ?? section.frame
      case styles.footer?.location: return section.footer?.frame ?? section.frame
      default: continue
      }
    }
    return nil
  }

  /// Returns the box in the window that a finding is about; nil for what is not in view, such as an
  /// entry of a menu.
  private func window(_ finding: LintFinding, of variant: LintedVariant) -> Rect? {
    let (layout, frame) = (variant.layout, variant.layout.frame)
    if let part = content(finding, of: layout) {
      let place = part.offset(by: frame.contentArea.origin)
      guard place.intersects(frame.contentArea) else { return nil }
      // What a bar covers is marked below the bar.
      let top = max(place.y, frame.contentArea.y + frame.viewport.coveredTop)
      return Rect(x: place.x, y: top, width: place.width, height: max(0, place.maxY - top))
    }
    if finding.location == variant.linted.barLocation, let bar = frame.shownBar { return bar }
    if finding.location == variant.screen.location {
      // The number does not cover the time.
      let covered = max(0, frame.safeArea.top - frame.root.y)
      return frame.root.inset(by: Insets(top: min(covered, frame.root.height)))
    }
    guard let tabs = frame.tabBar, let menu = layout.tabs(in: site.app) else { return nil }
    return menu.rows.first { $0.location == finding.location }?.frame.offset(by: tabs.origin)
  }
}

extension LintMarks {
  /// The choice to hide the numbers; nothing without any.
  var choice: [Node] {
    isEmpty
      ? []
      : Choices(
        "Findings", name: "lint", .any, isRemembered: true,
        options: [.init("hide-lint", "hide numbers")]
      ).nodes
  }

  /// Returns the numbers as a drawing over a picture that is shown with a width.
  func overlay(_ marks: [Mark], on canvas: Rect, shownIn width: Double) -> [Node] {
    guard !marks.isEmpty else { return [] }
    let box = [canvas.x, canvas.y, canvas.width, canvas.height].map(\.shortText)
    return [
      Node(
        "svg", ["viewBox": box.joined(separator: " "), "class": "lint-marks", "role": "img"]
      ) {
        Node("title") { marks.map { "finding \($0.number)" }.listed().sentenceStart }
        self.nodes(marks, on: canvas, shownIn: width, haveTips: false)
      }
    ]
  }

  /// Returns the numbers as parts of a drawing, which say what is wrong unless a list does.
  func nodes(
    _ marks: [Mark], on canvas: Rect, shownIn width: Double, haveTips: Bool = true
  ) -> [Node] {
    let side = Self.side / min(1, width / max(1, canvas.width))
    var taken: [Rect] = []
    return marks.map { mark in
      var place = Rect(
        x: max(mark.frame.x, canvas.x) + side * 0.2, y: max(mark.frame.y, canvas.y) + side * 0.2,
        width: side, height: side)
      // Marks of boxes with the same corner are next to each other, and then in another row.
      while taken.contains(where: { $0.intersects(place) }) {
        let isLast = place.maxX + 1.2 * side > canvas.maxX
        place = Rect(
          x: isLast ? max(mark.frame.x, canvas.x) + side * 0.2 : place.x + 1.1 * side,
          y: isLast ? place.y + 1.1 * side : place.y, width: side, height: side)
      }
      taken.append(place)
      return Node("g", ["class": "lint-mark"]) {
        if haveTips { Node("title") { texts[mark.number - 1].readable } }
        Node("rect", place.attributes(radius: side / 4))
        Node(
          "text",
          [
            "x": place.midX.tenths, "y": (place.y + side * 0.72).tenths, "text-anchor": "middle",
            "font-size": (side * 0.62).tenths, "font-weight": "700",
          ]
        ) { "\(mark.number)" }
      }
    }
  }

  /// The side of a mark on the page, in pixels.
  private static let side = 20.0

  /// Returns what the numbers on a picture mean. What broke a rule may be said in other words.
  func list(
    of marks: [Mark], seenFrom path: SitePath, saying words: [Rule: String] = [:]
  ) -> [Node] {
    guard !marks.isEmpty else { return [] }
    let problems = path.link(to: site.paths.page(of: screen), at: "problems")
    return [
      Node("ul", ["class": "lint-list"]) {
        for mark in marks {
          Node("li") {
            Self.badge(mark.number)
            " "
            Node("a", ["href": problems]) {
              words[mark.rule].map { .text($0) }
                ?? Node.appText(texts[mark.number - 1].sentenceStart)
            }
          }
        }
      }
    ]
  }

  /// Returns a number as it is in a text.
  static func badge(_ number: Int) -> Node {
    Node("b", ["class": "lint-number"]) { "\(number)" }
  }
}
