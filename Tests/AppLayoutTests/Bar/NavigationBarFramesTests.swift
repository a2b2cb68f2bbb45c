import AppModel
import Testing

@testable import AppLayout

/// The items of the navigation bar.
struct NavigationBarFramesTests {
  let strip = Rect(x: 0, y: 20, width: 320, height: 44)

  @Test(arguments: [
    (NavigationBarModel.Alignment.left, true, 0, 44.0, 315.0),
    (.left, true, 1, 44, 276),
    (.left, true, 3, 44, 200),
    (.left, false, 0, 5, 315),
    (.left, false, 2, 5, 238),
    (.center, true, 0, 44, 276),
    (.center, false, 0, 44, 276),
    (.center, true, 1, 44, 276),
    (.center, true, 2, 82, 238),
    (.center, false, 3, 120, 200),
  ])
  func `the title gets the space that its alignment leaves`(
    alignment: NavigationBarModel.Alignment, hasContext: Bool, buttons: Int, from: Double,
    to: Double
  ) {
    let frames = NavigationBarFrames(
      in: strip, alignment: alignment, hasContext: hasContext, buttonCount: buttons)
    #expect(frames.title == Rect(x: from, y: 20, width: to - from, height: 44))
  }

  @Test(arguments: NavigationBarModel.Alignment.allCases)
  func `the context button is at 5, the buttons end 5 before the end`(
    alignment: NavigationBarModel.Alignment
  ) {
    let frames = NavigationBarFrames(
      in: strip, alignment: alignment, hasContext: true, buttonCount: 2)
    #expect(frames.context == Rect(x: 5, y: 20, width: 38, height: 44))
    #expect(
      frames.buttons == [
        Rect(x: 239, y: 20, width: 38, height: 44), Rect(x: 277, y: 20, width: 38, height: 44),
      ])
  }

  @Test func `a bar shows at most three buttons, and a negative count shows none`() {
    func count(_ asked: Int) -> Int {
      NavigationBarFrames(in: strip, alignment: .left, hasContext: false, buttonCount: asked)
        .buttons.count
    }
    #expect([-1, 0, 3, 4, 31].map(count) == [0, 0, 3, 3, 3])
  }

  @Test(arguments: Device.all, NavigationBarModel.Alignment.allCases)
  func `items never overlap on any device`(
    device: Device, alignment: NavigationBarModel.Alignment
  ) throws {
    for held in device.held {
      let regions = held.regions(placement: .onTop, statusBar: .separate)
      let safeArea = held.safeArea(with: .separate)
      let strip = try #require(regions.navigationBarStrip(safeArea: safeArea))
      for count in 0...3 {
        let frames = NavigationBarFrames(
          in: strip, alignment: alignment, hasContext: true, buttonCount: count)
        let items = [try #require(frames.context), frames.title] + frames.buttons
        for (left, right) in zip(items, items.dropFirst()) { #expect(left.maxX <= right.x) }
        #expect(items.allSatisfy { $0.x >= strip.x && $0.maxX <= strip.maxX })
      }
    }
  }

  @Test func `a strip too narrow for its buttons leaves the title no width`() {
    let narrow = Rect(x: 0, y: 0, width: 60, height: 44)
    let frames = NavigationBarFrames(
      in: narrow, alignment: .center, hasContext: true, buttonCount: 3)
    #expect(frames.title.width == 0)
  }

  @Test func `right to left, the context button is on the right`() {
    let frames = NavigationBarFrames(in: strip, alignment: .left, hasContext: true, buttonCount: 2)
    let mirrored = frames.mirrored(in: Rect(x: 0, y: 0, width: 320, height: 44))
    #expect(mirrored.context?.maxX == 315)
    #expect(mirrored.buttons.map(\.x) == [43, 5])
    #expect(mirrored.mirrored(in: Rect(x: 0, y: 0, width: 320, height: 44)) == frames)
  }
}
