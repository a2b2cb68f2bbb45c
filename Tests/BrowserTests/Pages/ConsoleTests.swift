import Support
import Testing

/// What the pages of a site say on the console of a browser, which is to be nothing.
@Suite(.needs(.chromium)) struct ConsoleTests {
  static let apps = ["newsroom", "legacy", "rtl"]
  private static let policy = "default-src 'none'; img-src 'self'; style-src 'self'"

  @Test(arguments: apps)
  func `pages opened from a disk say nothing`(app: String) throws {
    let site = try BuiltSite.of(app)
    let address = "file://\(site.path)/"
    #expect(try messages(site, at: address).isEmpty)
  }

  @Test(arguments: apps)
  func `pages say nothing without scripts`(app: String) throws {
    let site = try BuiltSite.of(app)
    #expect(try messages(site, at: "file://\(site.path)/", scripts: false).isEmpty)
  }

  @Test(arguments: apps)
  func `pages served under the strictest policy say nothing`(app: String) throws {
    let site = try BuiltSite.of(app)
    let server = try SiteServer.start(
      on: site.path, policy: "\(Self.policy); script-src 'self'")
    #expect(try messages(site, at: server.address).isEmpty)
  }

  @Test(arguments: apps)
  func `pages that may not run scripts say that and nothing else`(app: String) throws {
    let site = try BuiltSite.of(app)
    let server = try SiteServer.start(on: site.path, policy: Self.policy)
    let messages = try messages(site, at: server.address)
    for page in try site.files("xhtml") {
      let said = messages[page] ?? []
      #expect(
        said.count == 1 && said[0].kind == "security" && said[0].text.contains("script.js"),
        "\(page): \(said)")
    }
  }

  /// What the pages of a site say, by their paths; those that say nothing are left out.
  private func messages(
    _ site: borrowing BuiltSite, at address: String, scripts: Bool = true
  ) throws -> [String: [BrowserMessage]] {
    var browser = try Browser.start()
    try browser.setScripts(areOn: scripts)
    var messages: [String: [BrowserMessage]] = [:]
    for page in try site.files("xhtml", "html") {
      let said = try browser.open(address + page)
      if !said.isEmpty { messages[page] = said }
    }
    return messages
  }
}
