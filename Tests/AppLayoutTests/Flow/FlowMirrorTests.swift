import Testing

@testable import AppLayout

/// Mirroring, which is only done to finished layouts.
struct FlowMirrorTests {
  @Test(arguments: FlowScenario.seeds)
  func `mirroring twice returns exactly the same layout`(seed: UInt64) {
    let result = FlowScenario(seed: seed).result
    #expect(result.mirrored().mirrored() == result)
    #expect(result.mirrored().mirrored().allFrames == result.allFrames)
  }

  @Test(arguments: FlowScenario.seeds)
  func `mirroring keeps sizes and heights and swaps the sides`(seed: UInt64) {
    let result = FlowScenario(seed: seed).result
    let mirrored = result.mirrored()
    #expect(mirrored.contentSize == result.contentSize)
    for (frame, image) in zip(result.allFrames, mirrored.allFrames) {
      #expect(image.size == frame.size)
      #expect(image.y == frame.y)
      #expect(image.maxX.isNear(result.contentSize.width - frame.x, within: Tolerance.arithmetic))
    }
  }

  @Test func `horizontal content begins at the far right in right-to-left`() {
    let strip = FlowSection(.uniform(Size(width: 100, height: 50), count: 5), lineSpacing: 0)
    let result = FlowLayout.layout([strip], in: Size(width: 320, height: 50), along: .horizontal)
    #expect(result.mirrored().sections[0].cells.map(\.x) == [400, 300, 200, 100, 0])
  }
}
