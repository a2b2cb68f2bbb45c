import AppModel
import Testing

@testable import AppLayout

@Suite struct `Presentations` {
  private let window = Rect(x: 0, y: 0, width: 375, height: 812)
  private let content = Rect(x: 0, y: 88, width: 375, height: 724)
  private let safeArea = Insets(top: 44, bottom: 34)

  private func chain(contentDefines: Bool = true, isPresenting: Bool = false) -> [PresentationHost]
  {
    [
      PresentationHost(name: "child", frame: content),
      PresentationHost(name: "content", frame: content, definesContext: contentDefines),
      PresentationHost(name: "root", frame: window, isPresenting: isPresenting),
    ]
  }

  @Test func `a container that defines a context confines the presentation to its frame`() throws {
    let result = try #require(
      Presentation(.overCurrentContext, from: chain(), safeArea: safeArea))
    #expect(result.frame == content)
    #expect(result.context.name == "content")
    #expect(result.safeArea == Insets(bottom: 34))
    #expect(result.keepsCovered)
  }

  @Test func `without a context the window's root gives it`() throws {
    let result = try #require(
      Presentation(.currentContext, from: chain(contentDefines: false), safeArea: safeArea))
    #expect(result.frame == window && result.context.name == "root")
    #expect(!result.keepsCovered)
  }

  @Test(arguments: [(PresentationStyle.fullScreen, false), (.overFullScreen, true)])
  func `full screen covers everything, whoever defines a context`(
    style: PresentationStyle, keeps: Bool
  ) throws {
    let result = try #require(Presentation(style, from: chain(), safeArea: safeArea))
    #expect(result.frame == window && result.presenter.name == "root")
    #expect(result.safeArea == safeArea && result.keepsCovered == keeps)
  }

  @Test func `who presents already presents nothing more`() {
    #expect(
      Presentation(.fullScreen, from: chain(isPresenting: true), safeArea: safeArea) == nil)
    #expect(Presentation(.fullScreen, from: [], safeArea: safeArea) == nil)
  }

  @Test func `a navigation controller of routes.json provides the context`() throws {
    let routes = """
      {"scenes": [{"id": "tabs", "container": "tab_bar"}, {"id": "stack", "container": "navigation"},
                  {"id": "home"}, {"id": "login"}],
       "segues": [{"from": "tabs", "to": "stack", "kind": "relationship"},
                  {"from": "stack", "to": "home", "kind": "relationship"}],
       "presentations": [{"from": "home", "to": "login", "style": "overCurrentContext"}]}
      """
    let app = try TestApp.with(components: "", files: ["routes.json": routes])
    let result = try #require(
      app.presentations(on: .wanted("iphone-x"), in: .portrait).first?.result)
    #expect(result.context.name == "stack")
  }
}
