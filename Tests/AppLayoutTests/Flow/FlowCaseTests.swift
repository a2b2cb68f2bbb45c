import Testing

@testable import AppLayout

/// The concrete cases of `Fixtures/Flow/flow-cases.json`.
struct FlowCaseTests {
  @Test func `the fixture has all its cases, five of them pinned choices`() throws {
    let cases = try FlowCase.all()
    #expect(cases.count == 63)
    #expect(Set(cases.map(\.name)).count == cases.count)
    #expect(cases.filter(\.isPinnedChoice).count == 5)
  }

  @Test(arguments: try FlowCase.all())
  func `every case has the expected frames`(flowCase: FlowCase) throws {
    var result = FlowLayout.layout(
      flowCase.sections, in: flowCase.container, along: flowCase.axis)
    if flowCase.isFlipped { result = result.mirrored() }

    #expect(result.contentSize.isNear(flowCase.contentSize))
    #expect(result.sections.count == flowCase.expected.count)
    for (section, expected) in zip(result.sections, flowCase.expected) {
      expect(section, expected)
    }
    if flowCase.diagnosticCount > 0 {
      #expect(result.issues.map(\.kind) == [.oversizeItem])
      #expect(result.issues.map(\.section) == [0])
    }
  }

  private func expect(_ section: FlowSectionFrames, _ expected: FlowCase.ExpectedSection) {
    #expect(section.cells.count == expected.items.count)
    for (frame, item) in zip(section.cells, expected.items) {
      #expect(frame.isNear(item))
    }
    expectNear(section.header, expected.header)
    expectNear(section.footer, expected.footer)
    if let lines = expected.lines {
      #expect((0..<section.cells.lineCount).map { section.cells.line($0).items.count } == lines)
    }
    if let start = expected.start { #expect(section.frame.y == start) }
    if let end = expected.end { #expect(section.frame.maxY == end) }
  }

  private func expectNear(_ band: Rect?, _ expected: Rect?) {
    #expect((band == nil) == (expected == nil))
    if let band, let expected { #expect(band.isNear(expected)) }
  }
}
