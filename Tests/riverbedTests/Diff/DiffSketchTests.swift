import Support
import Testing

@testable import riverbed

/// The drawing of what changed, in what `riverbed diff` prints.
@Suite struct DiffSketchTests {
  /// Returns a picture of a window, and of a box at a place.
  private static func svg(_ frame: String, width: Int) -> String {
    ##"<svg viewBox="0 0 320 606" stroke-width="1"><g data-kind="window" data-key="window" "##
      + ##"data-frame="0 0 320 568"><rect width="320" height="568" fill="#ffffff"/></g>"##
      + ##"<g data-kind="fold" data-key="fold" data-frame="\##(frame)"><rect x="100" y="594" "##
      + ##"width="\##(width)" height="12" fill="#112233"/></g></svg>"##
  }

  @Test(arguments: ["100 594 60 12", "100 100000 60 12", "100 -100000 60 12"])
  func `what changed outside the window is not drawn`(frame: String) throws {
    let folder = try TemporaryFolder()
    let name = "screens/home/iphone-se-1/full.svg"
    try folder.write(Self.svg(frame, width: 60), to: "old/\(name)")
    try folder.write(Self.svg(frame, width: 20), to: "new/\(name)")
    let run = CommandRun("diff", "\(folder.path)/old", "\(folder.path)/new")
    #expect(run.code == .differences, "\(run.errors)")
    #expect(!run.output.contains("before"))
  }

  @Test func `names from right to left have all of their letters and no other`() throws {
    let old = try FixtureApp.files("Apps/rtl")
    let new = try FixtureApp.rtl(replacing: "\"HERO_CELL_1\"", with: "\"HERO_CELL_2\"")
    let text = try DiffRun(old: old, new: new).result().output
    let sketch = try #require(text.split(separator: "before").dropFirst().first)
    #expect(sketch.contains("││افتتاح الميناء"), "\(sketch)")
    #expect(!sketch.contains("\u{FFFD}"), "\(sketch)")
  }
}
