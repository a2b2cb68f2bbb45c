import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Presentations` {
  private let window = Rect(x: 0, y: 0, width: 375, height: 812)
  private let content = Rect(x: 0, y: 88, width: 375, height: 724)
  private let safeArea = Insets(top: 44, bottom: 34)

  /// Returns the result of presenting from a child of a content controller of the window's root.
  private func presented(_ style: PresentationStyle, contentDefines: Bool = true) -> Presentation {
    Presentation(
      style, from: PresentationHost(name: "child", frame: content),
      in: [
        PresentationHost(name: "content", frame: content, definesContext: contentDefines),
        PresentationHost(name: "root", frame: window),
      ], safeArea: safeArea)
  }

  @Test func `a container that defines a context confines the presentation to its frame`() {
    let result = presented(.overCurrentContext)
    #expect(result.frame == content)
    #expect(result.presenter.name == "content")
    #expect(result.safeArea == Insets(bottom: 34))
    #expect(result.keepsCovered)
  }

  @Test func `the window's root provides the context if nothing else does`() {
    let result = presented(.currentContext, contentDefines: false)
    #expect(result.frame == window && result.presenter.name == "root")
    #expect(!result.keepsCovered)
  }

  @Test(arguments: [(PresentationStyle.fullScreen, false), (.overFullScreen, true)])
  func `full screen covers everything, whichever controller defines a context`(
    style: PresentationStyle, keeps: Bool
  ) {
    let result = presented(style)
    #expect(result.frame == window && result.presenter.name == "root")
    #expect(result.safeArea == safeArea && result.keepsCovered == keeps)
  }
}
