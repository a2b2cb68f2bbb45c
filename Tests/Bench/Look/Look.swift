import AppLayout
import AppModel
import Markup
import Support
import Themes
import Wireframe

/// Writes a contact sheet of wireframes for each theme, for people to look at: every template, device
/// class, bar and kind of picture, each with its title.
///
/// A sheet is an SVG that shows the pictures next to it; `make look` turns it into a PNG.
enum Look {
  static func run(into folder: String) throws {
    guard Program.createFolder(folder) else { return print("cannot create \(folder)") }
    let chapters = try LookChapter.all()
    for file in ThemeFile.allCases {
      guard let theme = Theme.named(file.rawValue) else { continue }
      try write(chapters, theme, into: folder)
    }
  }

  private static func write(_ chapters: [LookChapter], _ theme: Theme, into folder: String) throws {
    var alone = try MarkupWriter(checking: [try Schema(parsing: SchemaFile.wireframe.bytes)])
    var sheet = LookSheet(theme)
    guard Program.createFolder("\(folder)/\(theme.name)") else {
      return print("cannot create \(folder)/\(theme.name)")
    }
    for chapter in chapters {
      sheet.add(heading: chapter.title)
      for (index, picture) in chapter.pictures.enumerated() {
        let writer = SVGWriter(theme.wearing(picture.brand))
        let name = "\(theme.name)/\(chapter.name)-\(index + 1).svg"
        let bytes = try alone.bytes(of: writer.document(of: picture.wireframe), as: .svg)
        guard Program.write(bytes, to: "\(folder)/\(name)") else { continue }
        sheet.add(name, writer.size(of: picture.wireframe), titled: picture.title)
      }
      sheet.endRow()
    }
    var inline = try MarkupWriter(
      checking: [try Schema(parsing: SchemaFile.inlineDrawing.bytes)])
    _ = Program.write(
      try inline.bytes(of: sheet.drawing, as: .svg), to: "\(folder)/\(theme.name).svg")
    print("\(folder)/\(theme.name).svg")
  }
}
