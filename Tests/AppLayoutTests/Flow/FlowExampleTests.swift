import Testing

@testable import AppLayout

/// Small layouts whose frames can be worked out by hand.
struct FlowExampleTests {
  let phone = Size(width: 320, height: 480)

  @Test func `with everything 10 in 320, full is 300, half is 145, and two halves share a row`() {
    let full = Size(width: 300, height: 90)
    let half = Size(width: 145, height: 130)
    let sections = [FlowItems.uniform(full, count: 2), .uniform(half, count: 4)].map {
      FlowSection($0, inset: Insets(all: 10))
    }
    let result = FlowLayout.layout(sections, in: phone, along: .vertical)
    #expect(
      Array(result.sections[0].cells) == [
        Rect(x: 10, y: 10, width: 300, height: 90), Rect(x: 10, y: 110, width: 300, height: 90),
      ])
    #expect(
      Array(result.sections[1].cells) == [
        Rect(x: 10, y: 220, width: 145, height: 130),
        Rect(x: 165, y: 220, width: 145, height: 130),
        Rect(x: 10, y: 360, width: 145, height: 130),
        Rect(x: 165, y: 360, width: 145, height: 130),
      ])
    #expect(result.contentSize == Size(width: 320, height: 500))
  }

  @Test func `values that are left out have the documented default`() {
    let section = FlowSection(.uniform(count: 8))
    let result = FlowLayout.layout([section], in: phone, along: .vertical)
    #expect(result.sections[0].cells.prefix(6).map(\.x) == [0, 67.5, 135, 202.5, 270, 0])
    #expect(result.sections[0].cells[5].y == 60)
    #expect(result.sections[0].header == nil)
  }

  @Test(arguments: [(1, 50.0, [0.0]), (2, 50, [0, 67.5]), (1, 200, [60])])
  func `a lone short line of equal cells keeps its columns`(
    count: Int, width: Double, places: [Double]
  ) {
    let section = FlowSection(.uniform(Size(width: width, height: 50), count: count))
    let result = FlowLayout.layout([section], in: phone, along: .vertical)
    #expect(result.sections[0].cells.map(\.x) == places)
  }

  @Test func `mixed heights at equal widths change only the last line`() {
    let low = Size(width: 50, height: 50)
    let high = Size(width: 50, height: 60)
    let grid = FlowLayout.layout(
      [FlowSection(.uniform(low, count: 8))], in: phone, along: .vertical)
    let mixed = FlowLayout.layout(
      [FlowSection(.each(Array(repeating: low, count: 7) + [high]))], in: phone, along: .vertical)
    #expect(mixed.sections[0].cells.prefix(5).map(\.x) == grid.sections[0].cells.prefix(5).map(\.x))
    #expect(mixed.sections[0].cells.suffix(3).map(\.x) == [0, 60, 120])
  }

  @Test func `the sizes of a pattern repeat over the cells`() {
    let sizes = [Size(width: 300, height: 90), Size(width: 145, height: 130)]
    let pattern = FlowSection(.pattern(sizes, count: 5))
    let each = FlowSection(.each([sizes[0], sizes[1], sizes[0], sizes[1], sizes[0]]))
    #expect(
      FlowLayout.layout([pattern], in: phone, along: .vertical).allFrames
        == FlowLayout.layout([each], in: phone, along: .vertical).allFrames)
  }

  @Test func `the header and footer are as broad as the container, whatever the insets`() {
    let section = FlowSection(
      .uniform(count: 1), inset: Insets(all: 30), header: Size(width: 10, height: 25),
      footer: Size(width: 10, height: 5))
    let frames = FlowLayout.layout([section], in: phone, along: .vertical).sections[0]
    #expect(frames.header == Rect(x: 0, y: 0, width: 320, height: 25))
    #expect(frames.footer == Rect(x: 0, y: 135, width: 320, height: 5))
    #expect(frames.frame == Rect(x: 0, y: 0, width: 320, height: 140))
  }
}
