import Support
import Testing

@testable import riverbed

/// The law of saves: after any number of saves, however fast they follow each other and whatever is
/// broken in between, what is served is what a build of the last good state writes.
@Suite struct SaveLawTests {
  @Test(arguments: LawSeeds.from(1, 3))
  func `after random saves, what is served is what a build writes`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let folder = try TemporaryFolder()
    let app = "\(folder.path)/app"
    try folder.write(Self.text(0, &random), to: "app/rivers.json")
    let options = ["--device", "iphone-se-1", "--theme", "paper", "--prototype", "none"]
    let served = try ServedCase([app] + options)
    let events = try served.listening()
    _ = try events.next()
    var (saves, good) = (0, 0)
    while saves < 100 {
      let burst = Int.random(in: 1...4, using: &random)
      var isGood = true
      for _ in 0..<burst {
        saves += 1
        isGood = Int.random(in: 0..<4, using: &random) > 0
        let text = isGood ? Self.text(saves, &random) : "[{\"broken\(saves)\": }]"
        try Self.save(text, in: folder, &random)
      }
      // The last save of a burst is the one that is shown in the end.
      let last = saves
      let shown = try LiveTests.next(of: events) { event in
        isGood
          ? event.sentence?.contains("Home \(last)") == true
          : event.trouble?.lines.contains { $0.contains("broken\(last)") } == true
      }
      guard isGood else { continue }
      good += 1
      #expect(shown.trouble == nil)
      let run = CommandRun(["build", app, "-o", "\(folder.path)/site", "--quiet"] + options)
      try #require(run.code == .clean, "\(run.errors)")
      for (name, bytes) in try TemporaryFolder.files(in: "\(folder.path)/site")
      where name != "site.json" {
        let isSame = try served.document(name) == bytes
        #expect(isSame, "\(name) after save \(last)")
      }
    }
    #expect(good > 5)
  }

  /// Writes a file as one of several kinds of editors does.
  private static func save(
    _ text: String, in folder: borrowing TemporaryFolder, _ random: inout SplitMix64
  ) throws {
    guard Bool.random(using: &random) else {
      try folder.write(text, to: "app/rivers.json")
      return
    }
    try folder.write(text, to: "app/.rivers.json.swp")
    try folder.move("app/.rivers.json.swp", to: "app/rivers.json")
  }

  private static func text(_ number: Int, _ random: inout SplitMix64) -> String {
    let components = (0..<Int.random(in: 0..<3, using: &random)).map {
      """
      {"id": "c\($0)", "title": "T\($0)",
       "component_type": "\(["list", "grid", "hero"].randomElement(using: &random) ?? "list")",
       "rules": {"item_limit": "\(Int.random(in: 1...6, using: &random))"}}
      """
    }
    return """
      [{"id": "home", "name": "Home \(number)", "home": true,
        "ui_components": [\(components.joined(separator: ","))]}]
      """
  }
}
