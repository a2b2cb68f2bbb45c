import Testing

/// What leads from one file of a site to another.
@Suite struct LinkTests {
  @Test(arguments: try BuiltSite.names.get())
  func `every link and fragment leads somewhere, and some link to every page`(app: String) throws {
    let site = try LinkedSite(BuiltSite.of(app, themes: ["paper", "night"]))
    #expect(site.broken == [])
    #expect(site.unreachable == [])
  }

  @Test func `addresses that lead nowhere are found`() throws {
    let site = try BuiltSite.of("newsroom")
    let links = ["index.xhtml", "#there", "gone.xhtml", "#gone", "index.xhtml#gone", "../out.xhtml"]
    let page = links.map { "<a href='\($0)'/>" }.joined()
    try site.write("<p id='there'>\(page)<i fill='url(#paint)'/></p>", to: "planted.xhtml")
    let linked = try LinkedSite(site)
    let broken = ["#gone", "#paint", "../out.xhtml", "gone.xhtml", "index.xhtml#gone"]
    #expect(linked.broken == broken.map { "planted.xhtml: \($0)" })
    #expect(linked.unreachable == ["planted.xhtml"])
  }
}
