import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

/// The insets and spacings a family gives a whole screen, as diagrams and as numbers.
struct FamilyMeasures {
  private let entry: FamilyShelf.Entry
  private let references: References

  init(_ entry: FamilyShelf.Entry, _ references: References) {
    self.entry = entry
    self.references = references
  }

  var chapter: Chapter {
    Chapter("screen", "The screen") {
      Node("div", ["class": "row"]) {
        for device in entry.isUsed ? references.site.deviceClasses : [] { diagram(on: device) }
      }
      Node("p") {
        entry.isUsed
          ? "The drawings show the numbers as the family has them. The table shows them scaled to "
            + "the width of each device."
          : "The numbers are scaled to the width of each device."
      }
      table.node
    }
  }

  private func diagram(on device: DeviceClass) -> Node {
    let wireframe = Wireframe(measuresOf: entry.family, on: device)
    let size = wireframe.canvas.size
    return Picture(
      at: references.path.link(to: .measures(of: entry, on: device)), wireframe.description,
      size: (size.width, size.height), within: (480, 420)
    ).figure { "\(device.name), as in the file" }
  }

  private var table: DataTable {
    let devices = references.site.measuredDevices
    var table = DataTable(
      "Insets and spacings, scaled to the site’s devices",
      columns: ["Measure"] + devices.map(\.title))
    let measures = devices.map { held in
      ContentMeasures(
        entry.family,
        in: references.site.app.viewport(on: held.device, in: held.orientation))
    }
    let rows: [(String, (ContentMeasures) -> String)] = [
      ("Insets", { $0.insets.text }), ("Between rows", { $0.lineSpacing.shortText }),
      ("Between cells", { $0.interitemSpacing.shortText }),
      ("Insets of headers", { Insets(left: $0.headerInsetLeft, right: $0.headerInsetRight).text }),
      ("Starts below the bars", { $0.clearsBars ? "yes" : "no" }),
    ]
    for (name, value) in rows {
      table.add(
        [[.text(name)]]
          + measures.map { measures in
            let value = value(measures)
            return [.text(value.isEmpty ? "none" : value)]
          })
    }
    return table
  }
}

extension Site {
  /// The devices whose measures the family pages show; a table has no room for more columns.
  var measuredDevices: ArraySlice<HeldDevice> {
    let most = 100
    return devices.prefix(most)
  }

  /// The classes of the devices that the site shows, each once.
  var deviceClasses: [DeviceClass] {
    let shown = Set(devices.map(\.device.family.deviceClass))
    return DeviceClass.allCases.filter(shown.contains)
  }
}
