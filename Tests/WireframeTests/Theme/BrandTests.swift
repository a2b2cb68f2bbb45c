import AppLayout
import AppModel
import Support
import Testing
import Themes

@testable import Wireframe

@Suite struct `The app's own colors` {
  private let theme: Theme

  init() throws {
    theme = try #require(Theme.named("brand"))
  }

  @Test(arguments: UInt64(0)..<300)
  func `every text is readable whatever colors an app has`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let color = {
      Color(
        alpha: Bool.random(using: &random) ? 255 : .random(in: 0...255, using: &random),
        red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
        blue: .random(in: 0...255, using: &random))
    }
    let (bar, title, statusBar) = (color(), color(), color())
    for brand in [
      BrandColors(bar: bar), BrandColors(bar: bar, title: title),
      BrandColors(bar: bar, title: bar, statusBar: statusBar),
    ] {
      let worn = theme.wearing(brand)
      #expect(worn.lowContrasts.map(\.role) == [], "\(brand)")
      #expect(worn[.barHairline] != worn[.bar])
      #expect(worn[.overlay].alpha <= 0xC7)
    }
  }

  @Test func `readable colors stay as they are`() throws {
    let bar = try #require(Color("#ff6d2323"))
    let worn = theme.wearing(BrandColors(bar: bar, title: .white, statusBar: .black))
    #expect(worn[.bar] == bar)
    #expect(worn[.barText] == .white)
    #expect(worn[.accent] == bar)
    #expect(worn[.onAccent] == .white)
    #expect(worn[.tabSelected] == bar)
    #expect(worn[.statusBar] == .black)
    #expect(worn[.overlay] == bar.withAlpha(0xC7))
    #expect(worn[.root] == theme[.root])
    #expect(worn[.text] == theme[.text])
  }

  @Test func `a gray app keeps the accent of the theme`() {
    let worn = theme.wearing(BrandColors(bar: .gray(40), title: .gray(240)))
    #expect(worn[.accent] == theme[.accent])
    #expect(worn[.bar] == .gray(40))
    #expect(worn[.statusBar] == theme[.statusBar])
  }

  @Test func `a title as pale as its bar becomes darker, and keeps its hue`() throws {
    let title = try #require(Color("#ffd0a0"))
    let text = theme.wearing(BrandColors(bar: .white, title: title))[.barText]
    #expect(text != .black && text.red > text.green && text.green > text.blue)
  }

  @Test func `a transparent bar shows the content`() {
    let worn = theme.wearing(BrandColors(bar: Color.black.withAlpha(0)))
    #expect(worn[.overlay].alpha == 0)
    #expect(worn[.bar] == theme[.root])
  }

  @Test(arguments: ThemeFile.allCases)
  func `only a theme that asks for an app's colors uses them`(file: ThemeFile) throws {
    let theme = try #require(ThemeReading(file).theme)
    let worn = theme.wearing(BrandColors(bar: .black, title: .white))
    #expect((worn == theme) == (file != .brand))
    #expect(theme.wearing(nil) == theme)
  }
}
