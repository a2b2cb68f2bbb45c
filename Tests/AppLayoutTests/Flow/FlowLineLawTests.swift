import Testing

@testable import AppLayout

/// Laws about the cells of one section and the lines they are on.
struct FlowLineLawTests {
  @Test(arguments: FlowScenario.seeds)
  func `lines follow each other and contain every cell once, in order`(seed: UInt64) {
    for (_, section) in sections(of: seed) {
      var next = 0
      var end = -Double.infinity
      for index in 0..<section.cells.lineCount {
        let line = section.cells.line(index)
        #expect(line.items.lowerBound == next)
        #expect(!line.items.isEmpty)
        #expect(line.start >= end)
        next = line.items.upperBound
        end = line.end
      }
      #expect(next == section.cells.count)
    }
  }

  @Test(arguments: FlowScenario.seeds)
  func `cells never overlap`(seed: UInt64) {
    for (_, section) in sections(of: seed) {
      let nearly = Insets(all: Tolerance.arithmetic)
      let cells = section.cells.map { $0.inset(by: nearly) }
      for (index, cell) in cells.enumerated() {
        #expect(!cells[(index + 1)...].contains { $0.intersects(cell) })
      }
    }
  }

  @Test(arguments: FlowScenario.seeds)
  func `cells stay inside the insets and keep their sizes`(seed: UInt64) {
    for (measures, section) in sections(of: seed) {
      for (index, cell) in section.cells.enumerated() {
        let cross = measures.crossSpan(of: cell)
        #expect(cross.start >= measures.cross.start - Tolerance.arithmetic)
        #expect(cross.end <= measures.breadth - measures.cross.end + Tolerance.arithmetic)
        #expect(cell.size == measures.items[index])
      }
    }
  }

  @Test(arguments: FlowScenario.seeds)
  func `a line ends only where the next cell would not fit`(seed: UInt64) {
    for (measures, section) in sections(of: seed) {
      for index in 1..<max(1, section.cells.lineCount) {
        let line = section.cells.line(index - 1).items
        let breadths = (line.lowerBound...line.upperBound).map {
          measures.axis.cross(of: measures.items[$0])
        }
        let needed =
          breadths.reduce(0, +) + Double(line.count) * measures.interitemSpacing
        #expect(!measures.fits(needed))
        #expect(measures.fits(needed - (breadths.last ?? 0) - measures.interitemSpacing))
      }
    }
  }

  @Test(arguments: FlowScenario.seeds)
  func `a justified line touches both insets, and a lone cell is in the middle`(seed: UInt64) {
    for (measures, section) in sections(of: seed) {
      for index in 0..<max(0, section.cells.lineCount - 1) {
        let line = section.cells.line(index).items
        let first = measures.crossSpan(of: section.cells[line.lowerBound]).start
        let last = measures.crossSpan(of: section.cells[line.upperBound - 1]).end
        let before = first - measures.cross.start
        let after = measures.breadth - measures.cross.end - last
        #expect(before.isNear(after, within: Tolerance.arithmetic))
        if line.count > 1 { #expect(before.isNear(0, within: Tolerance.arithmetic)) }
      }
    }
  }

  @Test(arguments: FlowScenario.seeds)
  func `the cells of a line are centered on each other`(seed: UInt64) {
    for (measures, section) in sections(of: seed) {
      for index in 0..<section.cells.lineCount {
        let line = section.cells.line(index)
        for item in line.items {
          let main = measures.axis.main(of: section.cells[item])
          #expect((main.start + main.end) / 2 == line.start + line.extent / 2)
        }
      }
    }
  }

  private func sections(of seed: UInt64) -> [(FlowMeasures, FlowSectionFrames)] {
    let scenario = FlowScenario(seed: seed)
    var log = FlowIssueLog()
    let breadth = scenario.axis.cross(of: scenario.container)
    let measures = scenario.sections.map {
      FlowMeasures($0, breadth: breadth, axis: scenario.axis, log: &log)
    }
    return Array(zip(measures, scenario.result.sections))
  }
}

extension FlowMeasures {
  /// Returns the start and end of a box along a line.
  fileprivate func crossSpan(of rect: Rect) -> (start: Double, end: Double) {
    switch axis {
    case .vertical: Axis.horizontal.main(of: rect)
    case .horizontal: Axis.vertical.main(of: rect)
    }
  }
}
