import AppLayout
import AppModel
import Wireframe

/// Pictures of one kind that are shown together on a sheet.
struct LookChapter {
  let title: String
  /// The beginning of the names of its files.
  let name: String
  let pictures: [Picture]

  /// A picture with its title, and its app's colors for themes that use them.
  struct Picture {
    let title: String
    let wireframe: Wireframe
    var brand: BrandColors?
  }

  /// Returns everything that a sheet shows.
  static func all() throws -> [LookChapter] {
    let newsroom = try LookApp("newsroom")
    return [
      LookChapter(title: "Bars and status bars", name: "bars", pictures: newsroom.configurations),
      LookChapter(title: "Devices", name: "devices", pictures: newsroom.devices),
      LookChapter(title: "Screens", name: "screens", pictures: try screens()),
      LookChapter(title: "Entrances", name: "entrances", pictures: newsroom.entrances),
      LookChapter(title: "Menus", name: "menus", pictures: try menus()),
      LookChapter(
        title: "Hostile texts and sizes", name: "hostile", pictures: try LookApp.hostile.screens),
      LookChapter(title: "Cells", name: "cells", pictures: cells),
      LookChapter(title: "Full content", name: "full", pictures: newsroom.fullContents),
      LookChapter(
        title: "Families and legend", name: "legend",
        pictures: newsroom.families + [Picture(title: "Legend", wireframe: .legend)]),
    ]
  }

  private static func screens() throws -> [Picture] {
    try [
      "newsroom", "tab-bar", "own-menus", "rtl", "plugin-area", "legacy", "groups", "many-buttons",
      "qa-app",
    ]
    .flatMap { try LookApp($0).screens }
  }

  private static func menus() throws -> [Picture] {
    try ["newsroom", "nested-menu", "two-level-menu", "rtl", "legacy"]
      .flatMap { try LookApp($0).menus } + LookApp("nested-menu").menus(on: ["ipad-9.7"])
  }

  private static var cells: [Picture] {
    let sizes = [(60, 60), (145, 130), (300, 90), (355, 200), (600, 340)]
    return CellTemplate.allCases.flatMap { template in
      sizes.map { width, height in
        let title = "\(template.rawValue) \(width)×\(height)"
        return Picture(
          title: title,
          wireframe: Wireframe(
            specimenOf: template, size: Size(width: Double(width), height: Double(height)),
            title: title))
      }
    }
  }
}
