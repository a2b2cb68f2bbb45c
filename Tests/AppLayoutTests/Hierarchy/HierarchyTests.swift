import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Hierarchy` {
  private func roles(_ node: HierarchyNode) -> [HierarchyNode.Role] { node.all.map(\.role) }

  @Test func `in root state, container, plugin, navigation controller and screen are nested`()
    throws
  {
    let app = try FixtureApp.named("newsroom")
    let layout = try app.variant(of: "home", on: .wanted("iphone-8"), .onTop, .separate)
    let tree = layout.hierarchy(in: app)
    #expect(
      roles(tree).prefix(6) == [
        .window, .appContainer, .rootPlugin, .navigationController, .screen, .sectionComposite,
      ])
    #expect(roles(tree).suffix(2) == [.statusBar, .navigationBar])
    #expect(tree.all.filter { $0.role == .component }.count == layout.content.sections.count)
  }

  @Test
  func `no two boxes have the same word, and only the documents' boxes have another than in JSON`()
  {
    let all = HierarchyNode.Role.allCases
    #expect(Set(all.map(\.words)).count == all.count)
    let changed = all.filter { $0.words != $0.rawValue }.map { "\($0.rawValue): \($0.words)" }
    #expect(
      changed == [
        "root container: app container", "status bar background: status bar container",
        "navigation bar: navigation bar container", "root plugin: root container",
        "innerNavController: inner container",
      ])
  }

  @Test func `a presented screen has its own container over the root plugin`() throws {
    let app = try FixtureApp.named("newsroom")
    let layout = try app.variant(of: "explore", on: .wanted("iphone-8"))
    let tree = layout.hierarchy(in: app)
    let container = try #require(tree.all.first { $0.role == .appContainer })
    #expect(
      container.children.map(\.role) == [.rootPlugin, .navigationBar, .presentationContainer])
    #expect(container.children[0].frame == Rect(x: 0, y: 64, width: 375, height: 603))
    #expect(container.children[0].all.last?.role == .screen)
    let presented = container.children[2]
    #expect(presented.frame == tree.frame)
    #expect(layout.presentingController == container.className)
    #expect(tree.statusBarOwner?.className == "GAGenericViewController")
    #expect(presented.children.map(\.role) == [.innerNavController, .navigationBar])
  }

  @Test func `a root plugin that places the bar contains it, and the frames stay the same`() throws
  {
    var placing = try FixtureApp.contents("Apps/newsroom")
    placing["riverbed.json"] = .bytes(
      Array(#"{"capabilities": {"side_menu": ["placeNavBar", "specialButton"]}}"#.utf8))
    let device = try Device.wanted("iphone-8")
    let plain = try FixtureApp.named("newsroom")
    let app = try #require(AppReading(AppFiles(placing)).app)
    let layout = try app.variant(of: "home", on: device, .onTop, .separate)
    let other = try plain.variant(of: "home", on: device, .onTop, .separate)
    #expect(layout.frame == other.frame)
    let plugin = try #require(layout.hierarchy(in: app).all.first { $0.role == .rootPlugin })
    #expect(plugin.children.map(\.role) == [.navigationController, .navigationBar])
    #expect(plugin.frame == Rect(x: 0, y: 20, width: 375, height: 647))
  }

  @Test func `the protocol by which a plugin takes over the bar is the capability to place it`()
    throws
  {
    var files = try FixtureApp.contents("Apps/newsroom")
    let named = #"{"capabilities": {"side_menu": ["ZPRootViewContainerControllerDelegate"]}}"#
    files["riverbed.json"] = .bytes(Array(named.utf8))
    let app = try #require(AppReading(AppFiles(files)).app)
    #expect(app.rootCapabilities == [.placeNavBar])
    #expect(app.bootFlow(.straight)[4].decision.contains("placeNavBarToContainer"))
  }

  @Test func `the status bar is decided by the container, the root plugin or what is presented`()
    throws
  {
    let device = try Device.wanted("iphone-14-pro")
    let off = try FixtureApp.named("flags-off")
    let separate = try off.variant(of: "home", on: device, .onTop, .separate)
    let look = try #require(separate.statusBarLook(in: off))
    #expect(look.decider == .container && look.glyphs == .light)
    let app = try FixtureApp.named("presentations")
    let deciders = try ["home", "search", "result"].map {
      try app.variant(of: $0, on: device).statusBarLook(in: app)?.decider
    }
    #expect(deciders == [.rootPlugin, .presented, .presented])
    let hidden = try app.variant(of: "home", on: device, .onTop, .hidden)
    #expect(hidden.statusBarLook(in: app) == nil)
  }

  @Test func `the safe area shrinks by the part outside a node`() throws {
    let app = try FixtureApp.named("tab-bar")
    let home = try #require(app.home)
    let tree = try app.variant(of: home.key, on: .wanted("iphone-14-pro")).hierarchy(in: app)
    let window = try #require(tree.all.first)
    #expect(window.safeArea == Insets(top: 59, bottom: 34))
    let screen = try #require(tree.all.first { $0.role == .screen })
    #expect(screen.safeArea == .zero)
    let tabBar = try #require(tree.all.first { $0.role == .tabBar })
    #expect(tabBar.safeArea.bottom == 34)
  }
}
