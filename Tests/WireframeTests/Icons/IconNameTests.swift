import Testing

@testable import Wireframe

struct IconNameTests {
  @Test(arguments: [
    ("search.png", Icon.search), ("noun_Home_1379481.png", .home),
    ("noun_setting_2466544.png", .settings),
    ("noun_online%20shopping_1732280.png", .cart), ("noun_event%20calendar_1973131.png", .calendar),
    ("BELL", .bell), ("live.png", .live), ("map-info.svg", .map),
  ])
  func `the name of a file says what its icon shows`(name: String, icon: Icon) {
    #expect(Icon(named: name) == icon)
  }

  @Test(arguments: [nil, "", "researching.png", "noun_Superhero_2227044.png", "42"])
  func `other names say nothing`(name: String?) {
    #expect(Icon(named: name) == nil)
  }

  @Test func `icons that differ are drawn differently`() {
    #expect(Set(Icon.allCases.map { $0.path.segments }).count == Icon.allCases.count)
  }
}
