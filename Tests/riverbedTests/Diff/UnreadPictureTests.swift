import FoundationEssentials
import Printing
import Support
import Testing

@testable import riverbed

/// What a folder of pictures holds besides files that are read.
@Suite struct UnreadPictureTests {
  private static let svg =
    ##"<svg viewBox="0 0 99 99" stroke-width="1"><g data-kind="cell" data-key="a" "##
    + ##"data-frame="0 0 9 9"><rect width="9" height="9"/></g></svg>"##

  /// Returns two folders with the same picture.
  private static func folders() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for side in ["old", "new", "elsewhere"] { try folder.write(svg, to: "\(side)/a.svg") }
    return folder
  }

  /// Adds something to one side.
  private static func add(
    _ name: String, to side: String, of folder: borrowing TemporaryFolder
  ) throws {
    switch name {
    case "inner": try folder.symbolicLink("\(side)/inner", to: "../elsewhere")
    case "b.svg": try folder.symbolicLink("\(side)/b.svg", to: "../elsewhere/a.svg")
    default: try folder.write(svg, to: "\(side)/\(name)")
    }
  }

  @Test(arguments: [
    ("inner", "inner/", "is a symbolic link to a folder"),
    ("b.svg", "b.svg", "is a symbolic link"),
    ("b.SVG", "b.SVG", "has a name that ends in '.SVG', not '.svg'"),
    ("b\u{7}.svg", "b\u{7}.svg", "has a name with control characters"),
    ("c\u{7}/b.svg", "c\u{7}/b.svg", "has a name with control characters"),
  ])
  func `what is not read is a picture that cannot be compared`(
    name: String, path: String, reason: String
  ) throws {
    for sides in [["old"], ["new"], ["old", "new"]] {
      let folder = try Self.folders()
      for side in sides { try Self.add(name, to: side, of: folder) }
      let words = ["diff", "\(folder.path)/old", "\(folder.path)/new"]
      let side = sides[0]
      let json = try JSONTree(
        strictly: Array(CommandRun(words + ["--format", "json"]).output.utf8))
      let pictures = try json.at("/variants").elements
      #expect(pictures.map { $0["verdict"]?.text } == ["unknown"])
      #expect(pictures.map { $0["reason"]?.text } == ["the \(side) picture \(reason)"])
      #expect(pictures.map { $0[side]?.text } == [path])
      #expect(try json.at("/counts/causes").whole == 0)
      for format in DiffFormat.allCases {
        let report = "\(folder.path)/report of \(format)"
        let run = CommandRun(words + ["--format", format.rawValue, "-o", report])
        #expect(run.code == .differences, "\(format) \(run.errors)")
        #expect(!run.text.contains("Nothing changed"))
        if format == .human {
          #expect(run.output.hasPrefix("1 picture could not be compared; no other picture changed"))
        }
        if ![.reg, .markdown].contains(format) {
          #expect(run.output.contains(reason.split(separator: "'")[0]), "\(format)")
        }
        let page = try TemporaryFolder.text(of: "\(report)/index.xhtml")
        #expect(page.contains("Pictures that cannot be compared"))
      }
      #expect(CommandRun(words + ["--fail-on", "new-problems"]).code == .differences)
    }
  }

  @Test func `other files and links next to pictures are not pictures`() throws {
    let folder = try Self.folders()
    try folder.write("", to: "new/notes.txt")
    try folder.symbolicLink("new/notes", to: "notes.txt")
    try folder.symbolicLink("new/gone", to: "nowhere")
    try folder.write("", to: "new/.hidden.SVG")
    try folder.writeEmpty(named: Array("new/notes".utf8) + [0xFF])
    let run = CommandRun("diff", "\(folder.path)/old", "\(folder.path)/new")
    #expect(run.code == .clean && run.output.hasPrefix("Nothing changed"))
  }

  @Test func `a folder with nothing else is still one of pictures`() throws {
    let folder = try Self.folders()
    try folder.write("", to: "links/notes.txt")
    try folder.symbolicLink("links/inner", to: "../elsewhere")
    let run = CommandRun("diff", "\(folder.path)/links", "\(folder.path)/links")
    #expect(run.code == .differences && run.output.contains("inner/ could not be compared"))
  }
}
