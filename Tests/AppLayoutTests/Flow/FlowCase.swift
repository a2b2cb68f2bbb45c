import Support
import Testing

@testable import AppLayout

/// A concrete case of `Fixtures/Flow/flow-cases.json`: an input and the frames that it must
/// produce.
struct FlowCase: Sendable {
  let name: String
  /// Whether the system is undefined or unknown here, so the numbers are our own choice.
  let isPinnedChoice: Bool
  let container: Size
  let axis: Axis
  let sections: [FlowSection]
  let expected: [ExpectedSection]
  let contentSize: Size
  let isFlipped: Bool
  /// The number of diagnostics that the case expects.
  let diagnosticCount: Int

  /// The frames that a section must have.
  struct ExpectedSection: Sendable {
    let header, footer: Rect?
    let items: [Rect]
    /// The number of cells on each line, if the case gives it.
    let lines: [Int]?
    /// The start and end of the section, if the case gives them.
    let start, end: Double?
  }

  /// Returns all cases, first those of one section and then those of several.
  static func all() throws -> [FlowCase] {
    let file = try JSONTree(strictly: Fixtures.bytes("Flow/flow-cases.json"))
    let alone = try file.at("/cases").elements.map {
      try FlowCase($0, sections: [$0], expected: [$0])
    }
    let several = try file.at("/multiSectionCases").elements.map {
      try FlowCase(
        $0, sections: $0.at("/sections").elements,
        expected: $0.at("/expectedSections").elements)
    }
    return alone + several
  }

  private init(_ row: JSONTree, sections: [JSONTree], expected: [JSONTree]) throws {
    name = try #require(row["name"]?.text)
    isPinnedChoice = row["confidence"]?.text == "low"
    container = Size(
      width: try row.member("containerWidth"), height: try row.member("containerHeight"))
    axis = row["direction"]?.text == "horizontal" ? .horizontal : .vertical
    self.sections = try sections.map(FlowSection.init)
    self.expected = try expected.map(ExpectedSection.init)
    contentSize = try row.at("/contentSize").size()
    isFlipped = row["options"]?["rtl_flip"]?.isTrue ?? false
    diagnosticCount = row["diagnostics"]?.elements.count ?? 0
  }
}

extension FlowCase: CustomTestStringConvertible {
  var testDescription: String { isPinnedChoice ? "\(name) (pinned choice)" : name }
}

extension FlowCase.ExpectedSection {
  /// Cases of one section spell header, footer and items differently from those of several.
  fileprivate init(_ row: JSONTree) throws {
    let isAlone = row.present("expected") != nil
    items = try row.at(isAlone ? "/expected" : "/items").elements.map { try $0.rect() }
    header = try row.present(isAlone ? "expectedHeader" : "header")?.rect()
    footer = try row.present(isAlone ? "expectedFooter" : "footer")?.rect()
    lines = row.present("lines")?.elements.compactMap { $0.number.map { Int($0) } }
    start = row["start"]?.number
    end = row["end"]?.number
  }
}

extension FlowSection {
  fileprivate init(_ row: JSONTree) throws {
    self.init(
      .each(try row.at("/items").elements.map { try $0.size() }),
      inset: try row.at("/inset").insets(),
      interitemSpacing: try row.member("interitem"),
      lineSpacing: try row.member("line"),
      header: try row.present("header")?.size() ?? .zero,
      footer: try row.present("footer")?.size() ?? .zero)
  }
}
