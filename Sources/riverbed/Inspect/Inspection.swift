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

  /// Writes the routes or the variants as text and returns their number.
  func writeText(to output: inout ShownStream) -> Int {
    if showsBoot { output.write(BootText.text(of: app, positions)) }
    if let routes {
      output.write(showsBoot ? "\n" : "")
      RoutesText(inspection: routes).write(to: &output)
      return routes.routing.transitions.count
    }
    var count = 0
    for layout in layouts where isShownInText(layout) {
      let isFirst = count == 0 && !showsBoot
      output.write(isFirst ? "" : "\n\n")
      output.write(VariantText(layout: layout, app: app, positions: positions).text)
      count += 1
    }
    return count
  }

  /// Writes the routes or the variants as a JSON array and returns their number.
  func writeJSON(to output: inout ShownStream) -> Int {
    var json = JSONWriter()
    var count = 0
    if let routes {
      RoutesJSON(inspection: routes).write(to: &json) { json in
        if json.bytes.count >= ShownStream.portion { output.write(encoded: json.taken()) }
      }
      output.write(encoded: json.taken())
      output.write("\n")
      return routes.routing.transitions.count
    }
    json.array { json in
      for layout in layouts {
        json.element { json in
          VariantJSON(layout: layout, app: app, positions: positions, showsBoot: showsBoot)
            .write(to: &json) { json in
              if json.bytes.count >= ShownStream.portion { output.write(encoded: json.taken()) }
            }
        }
        count += 1
      }
    }
    output.write(encoded: json.taken())
    output.write("\n")
    return count
  }

  /// The laid-out variants, each made when it is reached and dropped after that.
  private var layouts: some Sequence<VariantLayout> {
    groups.lazy.flatMap { $0.layouts() }
  }
}
