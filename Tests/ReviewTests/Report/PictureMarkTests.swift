import AppLayout
import AppModel
import Markup
import SiteFiles
import Support
import Testing
import Wireframe

@testable import Review
@testable import ReviewPages

/// What is marked on pictures, and what is said where there is nothing to mark.
@Suite struct `Marks on pictures` {
  private static let devices = ["iphone-14-pro", "ipad-9.7", "apple-tv-4k"]

  @Test(arguments: [
    ("family-inset", "Review"), ("bar-hidden", "Review"), ("week-of-eight-edits", "PullRequests"),
  ])
  func `marks are only where a picture shows the box`(name: String, folder: String) throws {
    let made = try ReportCase(
      of: ReviewCase("\(name).json", in: folder).report(on: Self.devices))
    var (count, menus) = (0, 0)
    for (index, state) in try made.states {
      let trees = made.report.review.trees(of: index)
      for (side, tree) in [("before", trees.old), ("after", trees.new)] {
        guard let tree else { continue }
        let window = tree.boxes.first { $0.kind == .window }?.frame.rect
        let panel = tree.boxes.first { $0.kind == .menu }?.frame.rect
        for mark in state.marks(on: side) {
          count += 1
          #expect(window.map { $0.contains(mark) } != false, "\(state["id"] ?? ""): \(mark)")
          guard let panel else { continue }
          let rows = tree.boxes.filter { $0.kind == .menuRow }.map(\.frame.rect)
          guard !rows.contains(where: { $0.contains(mark) }) else { continue }
          menus += 1
          #expect(mark.x >= panel.maxX || mark.maxX <= panel.x, "\(state["id"] ?? ""): \(mark)")
        }
      }
    }
    #expect(count > 5 && (menus > 0 || folder == "Review"))
  }

  @Test(arguments: ["family-inset", "bar-hidden", "header-height"])
  func `the list has the numbers of the margins, in their order, and no others`(
    name: String
  ) throws {
    let made = try ReportCase(of: ReviewCase("\(name).json").report(on: Self.devices))
    var count = 0
    for (_, state) in try made.states {
      let margins = state.everything.filter { $0["class"] == "numbers" }.flatMap(\.everything)
        .filter { $0.name == "text" }.compactMap { Int($0.words) }
      let listed = state.everything.filter { $0["class"] == "mark-link" }
        .compactMap { $0.words.split(separator: " ").last.flatMap { Int($0) } }
      #expect(listed == Set(margins).sorted() && listed == Array(1..<(listed.count + 1)))
      count += listed.count
    }
    #expect(count > 5)
  }

  @Test func `on a television the mark of a button is where the button is drawn`() throws {
    let review = try ReviewCase("target-missing.json").review(on: ["apple-tv-4k"])
    var count = 0
    for picture in review.pictures {
      for change in picture.changes where change.subject.box == .barButton {
        let seen = picture.visible(change)
        for frame in [seen.old, seen.new].compactMap(\.self) {
          count += 1
          // A TV's safe area begins after 60 points, and its bar ends after 104.
          #expect(frame.y >= 55_000 && frame.maxY <= 109_000, "\(frame)")
        }
      }
    }
    #expect(count > 0)
  }

  @Test func `what is below the fold leads to the full content, which shows it`() throws {
    let made = try ReportCase(
      of: ReviewCase("component-removed.json").report(on: ["iphone-14-pro"]))
    let cause = try #require(made.report.review.causes.elementIndices.first)
    #expect(made.report.review.causes[cause].sentence == "The banner was removed from Home")
    // The picture next to the sentence has what it says.
    let example = try #require(made.report.examples[cause])
    #expect(made.report.review.isInSight(cause, in: example))
    let page = try #require(try made.pages["causes/\(made.report.review.causes[cause].id).xhtml"])
    let cells = page.everything.filter { $0["class"] == "tiny-pair" }
    let hidden = cells.filter { $0.words == "out of sight: see the full content" }
    #expect(hidden.count > 5 && hidden.count < cells.count)
    #expect(hidden.allSatisfy { $0["href"]?.contains("#at-full") == true })
    // The pages that compare these pictures say so too.
    let full = try #require(try made.states.first { $0.state["id"] == "at-full" }?.state)
    #expect(!full.words.contains("Out of sight") && !full.marks(on: "before").isEmpty)
    let others = try made.states.map(\.state).filter { $0["id"]?.hasPrefix("at-on_top") == true }
    #expect(others.count == 3)
    for state in others {
      #expect(state.marks(on: "before").isEmpty)
      let links = state.everything.filter { $0.words == "See the full content" }
      #expect(links.contains { $0["href"] == "#at-full" }, "\(state.words)")
    }
  }

  @Test func `a mark on a status bar is as high as the status bar`() throws {
    let edit = ("\"background_color\": \"#FF16324F\"", "\"background_color\": \"#FFF2C14E\"")
    let named = try Self.devices.map { try #require(Device.named($0)) }
    let pair = try ReviewCase(editing: "rivers.json", replacing: edit.0, with: edit.1)
    let made = try ReportCase(of: pair.report(on: Self.devices, naming: named))
    var heights: [String: Set<Double>] = [:]
    for (index, state) in try made.states {
      let picture = made.report.review.pictures[index]
      let window = picture.changes.filter { $0.subject.box == .window && $0.event == .restyled }
      guard !window.isEmpty, picture.changes.count == window.count else { continue }
      let marks = ["before", "after"].flatMap(state.marks)
      #expect(marks.count == 2 && marks.allSatisfy { $0.y == 0 }, "\(picture.key)")
      heights[picture.subject.device ?? "", default: []].formUnion(marks.map(\.height))
    }
    #expect(heights == ["iphone-14-pro": [54], "ipad-9.7": [20]])
  }
}

extension ReportCase {
  /// The pictures with the parts of pages that compare them.
  fileprivate var states: [(index: ElementIndex<ComparedPicture>, state: Element)] {
    get throws {
      let pages = try pages
      var found: [(index: ElementIndex<ComparedPicture>, state: Element)] = []
      for comparison in report.comparisons {
        let page = pages[comparison.path.text]
        for index in comparison.pictures {
          let id = report.paths.ids[index]
          let state = page?.everything.first { $0["class"] == "compared" && $0["id"] == id }
          if let state { found.append((index, state)) }
        }
      }
      return found
    }
  }
}

extension Element {
  /// Returns the outlines over the picture of a side.
  fileprivate func marks(on side: String) -> [Rect] {
    let sides: [Element] = everything.filter { $0["class"] == "side \(side)" }
    let drawings = sides.flatMap(\.everything).filter { $0["class"] == "marks" }
    let outlines = drawings.flatMap(\.everything).filter { $0.name == "rect" }
    return outlines.map { outline in
      let number = { (name: String) in outline[name].flatMap { Double($0) } ?? .nan }
      return Rect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    }
  }
}

extension Rect {
  /// Whether another box is inside, up to the rounding of drawings.
  fileprivate func contains(_ other: Rect) -> Bool {
    let slack = 0.1
    return other.x >= x - slack && other.maxX <= maxX + slack && other.y >= y - slack
      && other.maxY <= maxY + slack
  }
}
