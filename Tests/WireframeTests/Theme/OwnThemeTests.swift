import Testing
import Themes

@testable import AppModel
@testable import Wireframe

@Suite struct `Riverbed's own themes` {
  @Test(arguments: ThemeFile.allCases)
  func `a theme is read without diagnostics`(file: ThemeFile) throws {
    let reading = ThemeReading(file)
    #expect(reading.diagnostics.map(\.message.text) == [])
    let theme = try #require(reading.theme)
    #expect(theme == Theme.named(file.rawValue))
    #expect(theme.name == file.rawValue)
    #expect(theme.summary.hasSuffix("."))
    #expect(theme.hasLegend == (file == .anatomy))
    #expect(theme.wearsAppColors == (file == .brand))
  }

  @Test(arguments: ThemeFile.allCases)
  func `a theme names every role once, in the order of the roles`(file: ThemeFile) throws {
    let document = try #require(JSONParsing(file.bytes).document)
    let names = try #require(document.root.member("colors")).members.map(\.key.text)
    #expect(names == ColorRole.allCases.map(\.name))
  }

  @Test(arguments: ThemeFile.allCases)
  func `every text is readable on every background`(file: ThemeFile) throws {
    let theme = try #require(ThemeReading(file).theme)
    for role in ColorRole.allCases where !role.grounds.isEmpty {
      #expect(try #require(theme.contrast(of: role)).ratio >= 4.5, "\(role)")
    }
  }

  @Test(arguments: ThemeFile.allCases)
  func `shapes are distinguishable from what they are drawn on`(file: ThemeFile) throws {
    let theme = try #require(ThemeReading(file).theme)
    let pairs: [(ColorRole, ColorRole, Double)] = [
      (.cellOutline, .cell, 1.5), (.cellOutline, .root, 1.5), (.imageCross, .image, 1.3),
      (.image, .cell, 1.15), (.textBar, .cell, 1.3), (.textBar, .root, 1.25),
      (.barHairline, .bar, 1.4),
      (.barDisabled, .bar, 1.8), (.overlayDisabled, .overlay, 1.7), (.disabled, .root, 1.7),
      (.deviceOutline, .page, 2),
      (.safeArea, .root, 2), (.fold, .root, 3), (.overlayEdge, .root, 3), (.hairline, .root, 1.2),
      (.placeholderOutline, .placeholder, 1.5), (.pluginOutline, .plugin, 1.25),
      (.homeIndicator, .root, 4), (.homeIndicator, .tabBar, 4),
    ]
    for (role, ground, least) in pairs {
      let ratio = theme.seen(role).contrast(with: theme.seen(ground))
      #expect(ratio >= least, "\(role) on \(ground): \(ratio)")
    }
  }

  @Test(arguments: ThemeFile.allCases)
  func `a bar over the content lets it show through, and so does the shade of a menu`(
    file: ThemeFile
  ) throws {
    let theme = try #require(ThemeReading(file).theme)
    for role in [ColorRole.overlay, .scrim, .caption] {
      #expect((1..<UInt8.max).contains(theme[role].alpha), "\(role)")
    }
    for role in ColorRole.allCases where ![.overlay, .scrim, .caption].contains(role) {
      #expect(theme[role].alpha == .max, "\(role)")
    }
  }

  @Test func `anatomy has the colors of the documentation`() throws {
    let theme = try #require(Theme.named("anatomy"))
    #expect(theme[.container] == Color("#ffe6cc"))
    #expect(theme[.statusBar] == Color("#d5e8d4"))
    #expect(theme[.bar] == Color("#dae8fc"))
    #expect(theme[.root] == Color("#e1d5e7"))
  }
}
