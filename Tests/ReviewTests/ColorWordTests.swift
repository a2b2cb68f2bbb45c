import AppModel
import Testing

@testable import Review

@Suite struct `Colors in sentences` {
  @Test(arguments: [
    ("#FF0000", "red"), ("#B00020", "red"), ("#7A1F1F", "dark red"), ("#FFC0CB", "pink"),
    ("#FFA500", "orange"), ("#8B4513", "brown"), ("#3E2208", "dark brown"), ("#F2C14E", "yellow"),
    ("#FFFFE0", "light yellow"), ("#008000", "dark green"), ("#00C853", "green"),
    ("#008080", "dark teal"), ("#1E88E5", "blue"), ("#16324F", "dark blue"),
    ("#BBDEFB", "light blue"), ("#8E24AA", "purple"), ("#E91E63", "pink"), ("#FF69B4", "pink"),
    ("#000000", "black"), ("#363C4A", "dark gray"), ("#808080", "gray"), ("#DDDDDD", "light gray"),
    ("#FFFFFF", "white"), ("#00FF0000", "transparent"), ("#800000FF", "see-through blue"),
    ("rgba(255, 255, 255, 0.5)", "see-through white"),
  ]) func `a color is called what people call it`(code: String, name: String) throws {
    #expect(try #require(Color(code)).spoken == name)
  }

  @Test func `every color has a name`() {
    var names: Set<String> = []
    for value in stride(from: 0, to: 256 * 256 * 256, by: 4099) {
      let channels = [value >> 16, value >> 8, value].map { UInt8(truncatingIfNeeded: $0) }
      names.insert(Color(red: channels[0], green: channels[1], blue: channels[2]).spoken)
    }
    #expect(names.count > 25 && names.allSatisfy { !$0.contains("#") })
  }
}
