import Testing

@testable import AppLayout

/// Laws about whole layouts: which values must stay the same, and how others must change.
struct FlowLawTests {
  @Test(arguments: FlowScenario.seeds)
  func `the content is as long as its sections together`(seed: UInt64) {
    let scenario = FlowScenario(seed: seed)
    let result = scenario.result
    let axis = scenario.axis
    let extents = result.sections.map { axis.main(of: $0.frame.size) }
    #expect(axis.main(of: result.contentSize) == extents.reduce(0, +))
    #expect(axis.cross(of: result.contentSize) == axis.cross(of: scenario.container))
    #expect(result.issues.isEmpty)
  }

  @Test(arguments: FlowScenario.seeds)
  func `a section has the same layout wherever it is, only moved`(seed: UInt64) {
    let scenario = FlowScenario(seed: seed)
    for (index, section) in scenario.result.sections.enumerated() {
      let alone = FlowLayout.layout(
        [scenario.sections[index]], in: scenario.container, along: scenario.axis)
      #expect(alone.allFrames.map { $0.offset(by: section.frame.origin) } == section.allFrames)
    }
  }

  @Test(arguments: FlowScenario.seeds)
  func `swapping the axes swaps the frames`(seed: UInt64) {
    let scenario = FlowScenario(seed: seed)
    let turned = FlowLayout.layout(
      scenario.sections.map(\.transposed), in: scenario.container.transposed,
      along: scenario.axis == .vertical ? .horizontal : .vertical)
    #expect(turned.allFrames == scenario.result.allFrames.map(\.transposed))
    #expect(turned.contentSize == scenario.result.contentSize.transposed)
  }

  @Test(arguments: FlowScenario.seeds, [0.5, 2, 4])
  func `scaling all lengths scales all frames`(seed: UInt64, factor: Double) {
    let scenario = FlowScenario(seed: seed)
    let scaled = FlowLayout.layout(
      scenario.sections.map { $0.scaled(by: factor) }, in: scenario.container.scaled(by: factor),
      along: scenario.axis)
    #expect(scaled.allFrames == scenario.result.allFrames.map { $0.scaled(by: factor) })
  }

  @Test(arguments: FlowScenario.seeds)
  func `adding an equal cell does not move the cells before it`(seed: UInt64) {
    let scenario = FlowScenario(seed: seed)
    for section in scenario.sections {
      guard let size = section.items.pattern.first else { continue }
      var before: [Rect] = []
      for count in 1...12 {
        let longer = section.with(.uniform(size, count: count))
        let cells = Array(
          FlowLayout.layout([longer], in: scenario.container, along: scenario.axis)
            .sections[0].cells)
        #expect(Array(cells.dropLast()) == before)
        before = cells
      }
    }
  }

  @Test(arguments: FlowScenario.seeds)
  func `equal cells are a grid, however their sizes were given`(seed: UInt64) {
    let scenario = FlowScenario(seed: seed)
    let size = Size(width: 41.5, height: 23.25)
    for items in [
      FlowItems.each(Array(repeating: size, count: 9)), .pattern([size, size], count: 9),
    ] {
      let written = scenario.sections.map { $0.with(items) }
      let uniform = scenario.sections.map { $0.with(.uniform(size, count: 9)) }
      #expect(
        FlowLayout.layout(written, in: scenario.container, along: scenario.axis).allFrames
          == FlowLayout.layout(uniform, in: scenario.container, along: scenario.axis).allFrames)
    }
  }
}
