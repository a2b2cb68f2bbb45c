import AppLayout
import AppModel
import Disk

/// The routes or the variants of an app to print, one after the other.
struct Inspection {
  let app: App
  let groups: [VariantGroup]
  let positions: Positions
  let showsBoot: Bool
  /// The routes to print instead of the variants.
  let routes: RoutesInspection?
  /// Whether text includes a variant.
  let isShownInText: (VariantLayout) -> Bool

  /// Writes the routes or the variants as text.
  func writeText(to output: inout ShownStream) {
    if showsBoot { output.write(BootText.text(of: app, positions)) }
    if let routes {
      output.write(showsBoot ? "\n" : "")
      RoutesText(inspection: routes).write(to: &output)
      return
    }
    var isFirst = !showsBoot
    for layout in layouts where isShownInText(layout) {
      output.write(isFirst ? "" : "\n\n")
      output.write(VariantText(layout: layout, app: app, positions: positions).text)
      isFirst = false
    }
  }

  /// Writes the routes or the variants as a JSON array.
  func writeJSON(to output: inout ShownStream) {
    var json = JSONWriter()
    if let routes {
      RoutesJSON(inspection: routes).write(to: &json) { json in
        if json.bytes.count >= ShownStream.portion { output.write(encoded: json.taken()) }
      }
      output.write(encoded: json.taken())
      output.write("\n")
      return
    }
    json.array { json in
      for layout in layouts {
        json.element { json in
          VariantJSON(layout: layout, app: app, positions: positions, showsBoot: showsBoot)
            .write(to: &json) { json in
              if json.bytes.count >= ShownStream.portion { output.write(encoded: json.taken()) }
            }
        }
      }
    }
    output.write(encoded: json.taken())
    output.write("\n")
  }

  /// The laid-out variants, each made when it is reached and dropped after that.
  private var layouts: some Sequence<VariantLayout> {
    groups.lazy.flatMap { $0.layouts() }
  }
}
