import AppLayout
import PageParts
import Wireframe

/// The insets and spacings a family gives a whole screen, as diagrams and as numbers.
struct FamilyMeasures {
  let entry: FamilyShelf.Entry
  let references: References

  var chapter: Chapter {
    Chapter("screen", "The screen") {
      if entry.isUsed { references.site.lookChoice.row }
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
    let site = references.site
    return Node("figure", ["class": "figure"]) {
      site.byLook { look, classes in
        site.picture(
          wireframe.description, in: look, seenFrom: references.path,
          size: size, within: Size(width: 480, height: 420)
        ) { site.paths.measures(of: entry, on: device, $0) }.node(class: classes)
      }
      Node("figcaption") { "\(device.word.sentenceStart), as in the file" }
    }
  }

  private var table: DataTable {
    let devices = references.site.measuredDevices
    var table = DataTable(
      "Insets and spacings, scaled to the site’s devices",
      columns: [
        "Device", "Insets", "Between rows", "Between cells", "Insets of headers",
        "Starts below the bars",
      ])
    for held in devices {
      let measures = ContentMeasures(entry.family, in: references.site.app.viewport(on: held))
      let headers = Insets(left: measures.headerInsetLeft, right: measures.headerInsetRight)
      let values = [
        measures.insets.text, measures.lineSpacing.shortText, measures.interitemSpacing.shortText,
        headers.text, measures.clearsBars ? "yes" : "no",
      ]
      table.add([[.text(held.title)]] + values.map { [.text($0.isEmpty ? "none" : $0)] })
    }
    return table
  }
}
