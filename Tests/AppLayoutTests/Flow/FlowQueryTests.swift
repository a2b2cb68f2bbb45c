import Support
import Testing

@testable import AppLayout

/// What a query finds, against looking at everything.
struct FlowQueryTests {
  @Test(arguments: FlowScenario.seeds)
  func `a query finds what a look at everything finds`(seed: UInt64) {
    let scenario = FlowScenario(seed: seed)
    var random = SplitMix64(seed: seed + 1000)
    let plain = scenario.result
    for result in [plain, plain.mirrored(), plain.rounded(toScale: 3).mirrored()] {
      for _ in 0..<8 {
        let box = Rect(
          x: random.length(upTo: Int(result.contentSize.width) + 1) - 10,
          y: random.length(upTo: Int(result.contentSize.height) + 1) - 10,
          width: random.length(upTo: 300), height: random.length(upTo: 300))
        #expect(result.elements(in: box) == result.everything(in: box))
      }
    }
  }

  @Test func `lines that run backwards are found all the same`() {
    let size = Size(width: 100, height: 20)
    let sizes = [size, Size(width: 100, height: 40), size, size]
    for items in [FlowItems.uniform(size, count: 4), .each(sizes)] {
      let backwards = FlowSection(items, inset: Insets(top: 200), lineSpacing: -50)
      let result = FlowLayout.layout(
        [backwards, backwards], in: Size(width: 120, height: 480), along: .vertical)
      for y in stride(from: -100.0, to: 500, by: 7) {
        let box = Rect(x: 0, y: y, width: 120, height: 10)
        #expect(result.elements(in: box) == result.everything(in: box))
      }
    }
  }

  @Test func `of an empty section only header and footer are found`() {
    let section = FlowSection(
      .none, header: Size(width: 0, height: 44), footer: Size(width: 0, height: 30))
    let result = FlowLayout.layout(
      [section], in: Size(width: 320, height: 480), along: .vertical)
    let found = result.elements(in: Rect(x: 0, y: 0, width: 320, height: 480))
    #expect(found.map(\.kind) == [.header, .footer])
  }

  @Test func `what only touches is not found`() {
    let section = FlowSection(.uniform(Size(width: 320, height: 50), count: 4), lineSpacing: 0)
    let result = FlowLayout.layout(
      [section], in: Size(width: 320, height: 480), along: .vertical)
    let found = result.elements(in: Rect(x: 0, y: 50, width: 320, height: 50))
    #expect(found.map(\.kind) == [.item(1)])
  }

  @Test func `what rounding pushed into the box is found`() {
    let section = FlowSection(.each([Size(width: 9, height: 10.5), Size(width: 320, height: 9)]))
    let result = FlowLayout.layout(
      [section], in: Size(width: 320, height: 480), along: .vertical
    ).rounded(toScale: 1)
    let found = result.elements(in: Rect(x: 0, y: 10.75, width: 320, height: 0.1))
    #expect(found.map(\.frame.maxY) == [11])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308])
  func `a box that is no box finds nothing or everything, but ends`(edge: Double) {
    let result = FlowScenario(seed: 3).result
    let found = result.elements(in: Rect(x: edge, y: edge, width: 1, height: 1))
    #expect(found.isEmpty)
    let all = result.elements(in: Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))
    #expect(all.count == result.allFrames.count)
  }
}

extension FlowResult {
  /// Looks at every frame there is.
  fileprivate func everything(in box: Rect) -> [FlowElement] {
    var found: [FlowElement] = []
    for (index, section) in sections.enumerated() {
      var parts: [(FlowElement.Kind, Rect)] = []
      if let header = section.header { parts.append((.header, header)) }
      parts += section.cells.enumerated().map { (.item($0.offset), $0.element) }
      if let footer = section.footer { parts.append((.footer, footer)) }
      for (kind, frame) in parts where frame.intersects(box) {
        found.append(FlowElement(section: index, kind: kind, frame: frame))
      }
    }
    return found
  }
}
