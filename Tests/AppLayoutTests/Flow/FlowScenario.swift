import Support

@testable import AppLayout

/// The input of a random layout; all its lengths are whole quarter points.
struct FlowScenario {
  let sections: [FlowSection]
  let container: Size
  let axis: Axis

  /// The seeds for testing laws.
  static let seeds: Range<UInt64> = 0..<150

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    axis = random.oneIn(2) ? .vertical : .horizontal
    container = Size(
      width: random.positiveLength(upTo: 400) + 200, height: random.positiveLength(upTo: 400) + 200)
    let breadth = Int(axis.cross(of: container))
    sections = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      FlowSection(random: &random, breadth: breadth)
    }
  }

  var result: FlowResult { FlowLayout.layout(sections, in: container, along: axis) }
}

extension FlowSection {
  /// Makes a section whose cells always fit on a line of this breadth.
  fileprivate init(random: inout SplitMix64, breadth: Int) {
    self.init(
      FlowItems(random: &random, longest: breadth / 2),
      inset: Insets(
        top: random.length(upTo: 20), left: random.length(upTo: 20),
        bottom: random.length(upTo: 20), right: random.length(upTo: 20)),
      interitemSpacing: random.length(upTo: 30),
      lineSpacing: random.length(upTo: 30),
      header: random.oneIn(2) ? Size(width: random.length(upTo: 60), height: 30) : .zero,
      footer: random.oneIn(2) ? Size(width: 20, height: random.length(upTo: 60)) : .zero)
  }
}

extension FlowItems {
  fileprivate init(random: inout SplitMix64, longest: Int) {
    func size() -> Size {
      Size(
        width: random.positiveLength(upTo: longest), height: random.positiveLength(upTo: longest))
    }
    let count = Int.random(in: 0...30, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: self = .uniform(size(), count: count)
    case 1: self = .pattern([size(), size(), size()], count: count)
    default: self = .each((0..<count).map { _ in size() })
    }
  }
}

extension FlowResult {
  /// All frames, section by section.
  var allFrames: [Rect] { sections.flatMap(\.allFrames) }
}

extension FlowSectionFrames {
  /// All frames: header, cells, footer.
  var allFrames: [Rect] {
    [header].compactMap(\.self) + Array(cells) + [footer].compactMap(\.self)
  }
}
