import Support
import Testing

@testable import AppLayout

/// Absurd numbers: every result is finite, bounded and complete.
struct FlowHostileTests {
  @Test(arguments: FlowScenario.seeds)
  func `no number breaks a layout`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sections = (0..<6).map { _ in FlowSection(hostile: &random) }
    let axis: Axis = random.oneIn(2) ? .vertical : .horizontal
    let result = FlowLayout.layout(sections, in: random.hostileSize(), along: axis)

    #expect(result.sections.map(\.cells.count) == sections.map(\.items.count))
    for finished in [result, result.mirrored()] {
      #expect(finished.contentSize.width >= 0 && finished.contentSize.height >= 0)
      for frame in finished.allFrames {
        #expect(frame.width >= 0 && frame.height >= 0)
        #expect(frame.x.magnitude < bound && frame.maxX.magnitude < bound)
        #expect(frame.y.magnitude < bound && frame.maxY.magnitude < bound)
      }
    }
    for section in sections.indices {
      let kinds = result.issues.filter { $0.section == section }.map(\.kind)
      #expect(Set(kinds).count == kinds.count)
    }
  }

  @Test(arguments: [1e308, Double.greatestFiniteMagnitude])
  func `a length beyond all displays is limited and reported`(length: Double) {
    let section = FlowSection(
      .uniform(Size(width: 10, height: length), count: 3), lineSpacing: -length)
    let result = FlowLayout.layout(
      [section], in: Size(width: 15, height: 100), along: .vertical)
    #expect(result.sections[0].cells[2].height == FlowIssueLog.longest)
    #expect(result.sections[0].cells[2].y == 0)
    #expect(result.issues == [FlowIssue(kind: .beyondLimit, section: 0, part: .spacing)])
  }

  @Test(arguments: [1e308, Double.nan, -1])
  func `an impossible container is not blamed on a section`(breadth: Double) {
    let result = FlowLayout.layout(
      [FlowSection(.none)], in: Size(width: breadth, height: 100), along: .vertical)
    #expect(result.issues.map(\.section) == [nil])
    #expect(result.issues.map(\.part) == [.container])
    #expect(result.contentSize.width.isFinite)
  }

  @Test(arguments: [[Size(width: 9, height: 9)], [.zero, Size(width: 9, height: 9)]])
  func `cells beyond the limit are left out`(sizes: [Size]) {
    let result = FlowLayout.layout(
      [FlowSection(.pattern(sizes, count: .max))],
      in: Size(width: 320, height: 480), along: .vertical)
    #expect(result.sections[0].cells.count == FlowIssueLog.mostItems)
    #expect(result.issues.first == FlowIssue(kind: .tooManyItems, section: 0, part: .items))
  }

  @Test func `every section reports its own issues`() {
    let section = FlowSection(.each([.zero, .zero]))
    let result = FlowLayout.layout(
      [section, section], in: Size(width: 320, height: 480), along: .vertical)
    #expect(result.issues.map(\.section) == [0, 1])
    #expect(result.issues.map(\.part) == [.item(0), .item(0)])
  }

  @Test func `sizes of a pattern that no cell has are not checked`() {
    let size = Size(width: 100, height: 10)
    let section = FlowSection(.pattern([size, size, Size(width: -1, height: .nan)], count: 2))
    let result = FlowLayout.layout(
      [section], in: Size(width: 400, height: 480), along: .vertical)
    #expect(result.issues.isEmpty)
    #expect(result.sections[0].cells.map(\.x) == [0, 150])
  }

  @Test func `negative insets never give a section a negative extent`() {
    let result = FlowLayout.layout(
      [FlowSection(.none, inset: Insets(top: -50))], in: Size(width: 320, height: 480),
      along: .vertical)
    #expect(result.sections[0].frame == Rect(x: 0, y: 0, width: 320, height: 0))
    #expect(result.contentSize == Size(width: 320, height: 0))
  }

  @Test func `an empty pattern or a negative count makes no cells`() {
    #expect(FlowItems.pattern([], count: 5).count == 0)
    #expect(FlowItems.uniform(count: -5).count == 0)
  }

  /// Farther than six sections of these cells can extend.
  private let bound = 1e10
}

extension FlowSection {
  fileprivate init(hostile random: inout SplitMix64) {
    let count = Int.random(in: 0...9, using: &random)
    let sizes = (0..<count).map { _ in random.hostileSize() }
    self.init(
      random.oneIn(2) ? .each(sizes) : .uniform(random.hostileSize(), count: count),
      inset: Insets(
        top: random.hostile(), left: random.hostile(), bottom: random.hostile(),
        right: random.hostile()),
      interitemSpacing: random.hostile(), lineSpacing: random.hostile(),
      header: random.hostileSize(), footer: random.hostileSize())
  }
}

extension SplitMix64 {
  /// Returns a number that a careless or malicious file may contain.
  fileprivate mutating func hostile() -> Double {
    let numbers = [
      0, -0.0, 1, -1, 50, 1e-300, -1e-9, 1e-7, 1e7, -1e7, 1e16, 1e308, -1e308, .nan, .infinity,
      -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
    return oneIn(2) ? length(upTo: 300) : numbers.randomElement(using: &self) ?? 0
  }

  fileprivate mutating func hostileSize() -> Size {
    Size(width: hostile(), height: hostile())
  }
}
