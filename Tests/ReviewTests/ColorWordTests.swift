import AppModel
import Testing

@testable import Review

@Suite struct `Colors in sentences` {
  @Test(arguments: [
    ("#FF0000", "red"), ("#B00020", "red"), ("#7A1F1F", "dark red"), ("#8B1E1E", "dark red"),
    ("#FFC0CB", "pink"),
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

  /// Returns the words for another background of a bar.
  private func words(from old: String, to new: String) throws -> String {
    let files = { (color: String) in
      AppFiles([
        "rivers.json": .bytes(
          Array(
            """
            [{"id": "home", "name": "Home", "home": true, "navigations": [
              {"category": "nav_bar", "styles": {"background_color": "\(color)"}}]}]
            """.utf8))
      ])
    }
    let review = try ReviewCase(old: files(old), new: files(new), themes: ["brand"]).review()
    return try #require(review.causes.first?.sentence)
  }

  @Test(arguments: [
    ("#FFB00020", "#FF16324F", "is dark blue instead of red"),
    ("#FF16324F", "#FF16325F", "is another dark blue"),
    ("rgba(0, 0, 0, 0.5)", "rgba(255, 255, 255, 1)", "is white instead of black"),
    ("#FFFFFF", "red", "is red instead of #FFFFFF, so the app uses its default"),
  ]) func `another color is said by its name`(old: String, new: String, words: String) throws {
    #expect(
      try self.words(from: old, to: new) == "The bar of Home \(words)")
  }

  @Test func `every color has a name`() {
    var names: Set<String> = []
    for value in stride(from: 0, to: 256 * 256 * 256, by: 4099) {
      let channels = [value >> 16, value >> 8, value].map { UInt8(truncatingIfNeeded: $0) }
      names.insert(Color(red: channels[0], green: channels[1], blue: channels[2]).spoken)
    }
    let colors = ["red", "orange", "brown", "yellow", "green", "teal", "blue", "purple", "pink"]
    let shades: Set = ["black", "dark gray", "gray", "light gray", "white"]
    let known = shades.union(colors.flatMap { [$0, "dark \($0)", "light \($0)"] })
    #expect(names.isSubset(of: known) && names.count > 25, "\(names.subtracting(known))")
  }
}
