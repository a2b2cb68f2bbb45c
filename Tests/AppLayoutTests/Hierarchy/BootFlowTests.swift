import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Boot flow` {
  private static let home = """
    [{"id": "home", "name": "Home", "home": true, "navigations": [
       {"category": "menu", "navigation_type": "MENU"},
       {"category": "nav_bar", "navigation_type": "BAR"}]}]
    """

  private static let plugins = """
    [{"plugin": {"identifier": "other_menu", "type": "menu"}},
     {"plugin": {"identifier": "the_menu", "type": "menu"}},
     {"plugin": {"identifier": "the_bar", "type": "nav_bar"}}]
    """

  private func steps(
    menu: String = "the_menu", bar: String = "the_bar", plugins: String? = Self.plugins,
    settings: String? = nil, rivers: String? = nil
  ) throws -> [BootStep] {
    let text = (rivers ?? Self.home).split(separator: "MENU").joined(separator: menu)
      .split(separator: "BAR").joined(separator: bar)
    var files = ["rivers.json": text]
    files["plugin_configurations.json"] = plugins
    files["settings.json"] = settings
    return try App(texts: files).bootFlow(.straight)
  }

  @Test func `there are seven steps, each with a decision and a reason`() throws {
    let steps = try steps()
    #expect(steps.map(\.number) == Array(1...7))
    #expect(steps.allSatisfy { !$0.decision.isEmpty && !$0.reason.isEmpty })
  }

  @Test func `home's menu decides the root plugin, and its location is reported`() throws {
    let step = try steps()[1]
    #expect(step.decision == "the root plugin is 'the_menu'")
    #expect(step.location != nil)
  }

  @Test func `sentences for pages have typographic quotes`() throws {
    let app = try App(texts: ["rivers.json": Self.home])
    let steps = app.bootFlow(.typographic)
    #expect(steps[6 - 1].reason == "“Home” is the home screen")
    #expect(steps.allSatisfy { !($0.decision + $0.reason).contains("'") })
  }

  @Test func `plain words name a plugin as people do, and no class or flag`() throws {
    let plugins = """
      [{"plugin": {"identifier": "the_menu", "name": "Side menu", "type": "menu"}},
       {"plugin": {"identifier": "the_bar", "type": "nav_bar"}}]
      """
    let named = try steps(plugins: plugins)
    #expect(named[1].plainDecision == "the root plugin is 'Side menu'")
    #expect(named[1].sentencesForDevelopers[0].contains("the root plugin is 'the_menu', because"))
    #expect(named[4].plainDecision == "the navigation bar is 'the bar'")
    #expect(named[2].sentencesForDevelopers == [])
    let flags = #"{"template": "ui_builder"}"#
    for steps in [
      named, try steps(plugins: "[]"), try steps(menu: "nothing", bar: "nothing"),
      try steps(settings: flags), try FixtureApp.named("legacy").bootFlow(.straight),
    ] {
      for step in steps {
        let words = "\(step.plainDecision) \(step.plainReason)"
        let names = ["GA", "ZA", "ZP", "_", "rootView", "rivers.json"].filter(words.contains)
        #expect(names.isEmpty, "\(words)")
      }
    }
  }

  @Test func `steps 2, 4 and 5 name the classes and protocols for developers`() throws {
    let names = [
      2: ["ZPAdapterRootProtocol"],
      4: ["GARootHelper", "ZAZappAppManager", "GARootViewContainerController"],
      5: ["GANavigationBarManager", "NavigationBarBaseAdapter"],
    ]
    for app in [try App(texts: ["rivers.json": Self.home]), try FixtureApp.named("legacy")] {
      for step in app.bootFlow(.typographic) {
        let details = step.details ?? ""
        #expect(details.isEmpty == (names[step.number] == nil))
        #expect((names[step.number] ?? []).allSatisfy(details.contains))
        #expect(!details.contains("'"))
      }
    }
  }

  @Test func `another spelling is matched`() throws {
    let step = try steps(menu: "TheMenu")[1]
    #expect(step.decision == "the root plugin is 'the_menu'")
    #expect(step.reason.contains("another spelling"))
  }

  @Test func `an unknown menu falls back to the first one in the manifest`() throws {
    let steps = try steps(menu: "nothing")
    #expect(steps[1].decision == "the root plugin is 'other_menu', the first menu of the manifest")
    #expect(steps[1].reason == "no menu plugin is named 'nothing'")
    #expect(steps[2].decision == "the app's own side menu is not created")
  }

  @Test func `navigations without a plugin's name are not called missing`() throws {
    let home = """
      [{"id": "home", "name": "Home", "home": true, "navigations": [
         {"category": "menu"}, {"category": "nav_bar"}]}]
      """
    let steps = try steps(rivers: home)
    #expect(steps[1].reason == "home's menu does not name a plugin")
    #expect(steps[3].decision == "the root's data is home's menu in rivers.json")
    #expect(steps[4].reason == "home's navigation bar does not name a plugin")
    #expect(steps[4].location != nil)
    let bare = try self.steps(rivers: #"[{"id": "home", "name": "Home", "home": true}]"#)
    #expect(bare[1].reason == "home has no menu")
    #expect(bare[4].reason == "home has no navigation bar")
  }

  @Test func `home's menu does not count when the root flag is off`() throws {
    let settings = #"{"template": "ui_builder", "ui_builder_navigation_bar_api": true}"#
    let step = try steps(settings: settings)[1]
    #expect(step.decision.hasPrefix("the root plugin is 'other_menu'"))
    #expect(step.reason == "the flag ui_builder_root_api is off")
  }

  @Test func `the side menu is the root if the manifest has no menu`() throws {
    for plugins in ["[]", nil] {
      let steps = try steps(plugins: plugins)
      #expect(steps[1].decision == "no root plugin is found")
      #expect(steps[2].decision == "GASideMenuViewController is the root")
    }
  }

  @Test func `the app's own bar is used for an unknown bar or if the flag is off`() throws {
    #expect(try steps()[4].decision == "the navigation bar is 'the_bar'")
    #expect(try steps(bar: "none")[4].reason == "no plugin is named 'none'")
    let settings = #"{"template": "ui_builder", "ui_builder_root_api": true}"#
    #expect(
      try steps(settings: settings)[4].reason == "the flag ui_builder_navigation_bar_api is off")
  }

  @Test func `without a menu nothing takes data, and without a plugin the side menu takes it`()
    throws
  {
    let bare = #"[{"id": "home", "name": "Home", "home": true}]"#
    let ends = [
      (try steps(), "and the adapter takes this data"),
      (try steps(rivers: bare), "and the adapter gets no data"),
      (try steps(plugins: "[]"), "and GASideMenuViewController takes this data"),
      (try steps(plugins: "[]", rivers: bare), "and GASideMenuViewController gets no data"),
    ]
    for (steps, end) in ends { #expect(steps[3].details?.hasSuffix(end) == true) }
  }

  @Test func `an app from before the builder gets its data from collections`() throws {
    let steps = try FixtureApp.named("legacy").bootFlow(.straight)
    #expect(steps[3].decision == "the root's data is the collection 'side_menu_collection'")
    #expect(steps[4].decision.contains("navbar_collection"))
    #expect(steps[3].location != nil)
  }

  @Test func `an app without a home screen starts with its first screen, if it has one`() throws {
    let first = try steps(rivers: #"[{"id": "a", "name": "A"}]"#)
    #expect(first[5].reason == "no screen is home, so it is 'A'")
    #expect(try steps(rivers: "[]")[5].reason == "there is no screen to show in it")
  }
}
