import Testing

@testable import AppLayout

/// Inputs for which the flow layout has no good result: what is chosen, and the issue that reports
/// it.
struct FlowEdgeCaseTests {
  let square = Size(width: 20, height: 20)

  @Test func `a cell too long for its line is alone on it, and the content grows`() {
    let wide = Size(width: 150, height: 20)
    for items in [FlowItems.each([square, wide, square]), .each([wide, wide])] {
      let result = layout(FlowSection(items, inset: Insets(left: 5, right: 7)))
      let cells = result.sections[0].cells
      #expect(cells.lineCount == items.count)
      #expect(cells.first { $0.width == 150 }?.x == 5)
      #expect(result.contentSize.width == 162)
      let first = items.pattern.firstIndex(of: wide) ?? 0
      #expect(result.issues == [issue(.oversizeItem, .item(first))])
    }
  }

  @Test func `the longest cell of all sections sets the breadth of the content`() {
    let sections = [120.0, 150, 20].map {
      FlowSection(.each([Size(width: $0, height: 20)]))
    }
    let result = FlowLayout.layout(
      sections, in: Size(width: 100, height: 100), along: .vertical)
    #expect(result.contentSize == Size(width: 150, height: 60))
    #expect(result.issues.map(\.section) == [0, 1])
  }

  @Test func `negative spacing does not pull a cell onto the line of one that is too long`() {
    let sizes = [Size(width: 150, height: 20), square]
    let result = layout(FlowSection(.each(sizes), interitemSpacing: -100))
    #expect(result.sections[0].cells.lineCount == 2)
  }

  @Test(arguments: [50.0, 60])
  func `insets that leave no room put one cell on each line`(inset: Double) {
    let thin = Size(width: 0, height: 30)
    let thinner = Size(width: 0, height: 20)
    for sizes in [[square, square], [square, thin], [thin, thin], [thin, thinner]] {
      let result = layout(
        FlowSection(.each(sizes), inset: Insets(left: inset, right: inset), interitemSpacing: 0))
      #expect(result.sections[0].cells.map(\.x) == [inset, inset])
      #expect(result.sections[0].cells.lineCount == 2)
      #expect(result.contentSize.width == inset + sizes[0].width + inset)
      #expect(result.issues.first { $0.kind == .noRoom } == issue(.noRoom, .inset))
    }
  }

  @Test func `a cell without extent keeps its place in the order`() {
    let result = layout(FlowSection(.each([square, .zero, square])))
    #expect(result.sections[0].cells.map(\.x) == [0, 30, 40])
    #expect(result.issues == [issue(.emptyItem, .item(1))])
  }

  @Test func `a negative size counts as zero, even in a header`() {
    let negative = Size(width: -20, height: 20)
    let result = layout(FlowSection(.each([square, negative])))
    #expect(result.sections[0].cells[1] == Rect(x: 30, y: 0, width: 0, height: 20))
    #expect(result.issues == [issue(.negativeSize, .item(1))])

    let header = layout(FlowSection(.none, header: Size(width: 0, height: -5)))
    #expect(header.sections[0].header == nil)
    #expect(header.issues == [issue(.negativeSize, .header)])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `an extent that is not a number counts as zero`(extent: Double) {
    let result = layout(FlowSection(.each([square, Size(width: extent, height: 20)])))
    #expect(result.sections[0].cells[1] == Rect(x: 30, y: 0, width: 0, height: 20))
    #expect(result.issues == [issue(.sizeNotFinite, .item(1))])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a spacing or an inset that is not a number counts as zero`(value: Double) {
    let plain = layout(FlowSection(.uniform(square, count: 9), interitemSpacing: 0))
    let spacing = layout(FlowSection(.uniform(square, count: 9), interitemSpacing: value))
    #expect(spacing.allFrames == plain.allFrames)
    #expect(spacing.issues == [issue(.spacingNotFinite, .spacing)])

    let inset = layout(
      FlowSection(.uniform(square, count: 9), inset: Insets(left: value), interitemSpacing: 0))
    #expect(inset.allFrames == plain.allFrames)
    #expect(inset.issues == [issue(.spacingNotFinite, .inset)])
  }

  @Test(arguments: [0.0, -20, -30])
  func `equal cells that take no room make one column for each cell`(spacing: Double) {
    let size = Size(width: spacing == 0 ? 0 : 20, height: 10)
    let result = layout(FlowSection(.uniform(size, count: 3), interitemSpacing: spacing))
    #expect(result.sections[0].cells.map(\.x) == [0, (100 - size.width) / 2, 100 - size.width])
  }

  @Test func `negative spacing lets cells and lines overlap`() {
    let result = layout(
      FlowSection(
        .uniform(Size(width: 60, height: 20), count: 3), interitemSpacing: -30, lineSpacing: -5))
    #expect(
      Array(result.sections[0].cells) == [
        Rect(x: 0, y: 0, width: 60, height: 20), Rect(x: 40, y: 0, width: 60, height: 20),
        Rect(x: 0, y: 15, width: 60, height: 20),
      ])
    #expect(result.issues.isEmpty)
  }

  @Test(arguments: Axis.allCases)
  func `without sections the content has no length`(axis: Axis) {
    let container = Size(width: 320, height: 480)
    let result = FlowLayout.layout([], in: container, along: axis)
    let expected =
      axis == .vertical ? Size(width: 320, height: 0) : Size(width: 0, height: 480)
    #expect(result.contentSize == expected)
  }

  private func layout(_ section: FlowSection) -> FlowResult {
    FlowLayout.layout([section], in: Size(width: 100, height: 100), along: .vertical)
  }

  private func issue(_ kind: FlowIssue.Kind, _ part: FlowIssue.Part) -> FlowIssue {
    FlowIssue(kind: kind, section: 0, part: part)
  }
}
