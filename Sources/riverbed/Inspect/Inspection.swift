import AppLayout
import AppModel
import Disk

/// The variants of an app that are to be told of, one after the other.
struct Inspection {
  let app: App
  let groups: [VariantGroup]
  let positions: Positions
  let tellsBoot: Bool
  let tellsRoutes: Bool
  /// Which variants text tells of.
  let isShownInText: (VariantLayout) -> Bool

  /// How many bytes are held at most, about, before they are written.
  private static let portion = 1 << 16

  /// Writes the variants as text, and returns how many there are.
  func writeText(to output: inout ShownStream) -> Int {
    if tellsBoot { output.write(BootText.text(of: app, positions)) }
    if tellsRoutes, let first = groups.first {
      output.write(tellsBoot ? "\n" : "")
      output.write(
        RoutesText.text(of: app, on: first.device, in: first.orientation, positions))
    }
    var count = 0
    for layout in layouts where isShownInText(layout) {
      let isFirst = count == 0 && !tellsBoot && !tellsRoutes
      output.write(isFirst ? "" : "\n\n")
      output.write(VariantText(layout: layout, app: app, positions: positions).text)
      count += 1
    }
    return count
  }

  /// Writes the variants as an array of JSON, and returns how many there are.
  func writeJSON(to output: inout ShownStream) -> Int {
    var json = JSONWriter()
    var count = 0
    json.array { json in
      for layout in layouts {
        json.element { json in
          VariantJSON(layout: layout, app: app, positions: positions, tellsBoot: tellsBoot)
            .write(to: &json) { json in
              if json.bytes.count >= Self.portion { output.write(json: json.taken()) }
            }
        }
        count += 1
      }
    }
    output.write(json: json.taken())
    output.write("\n")
    return count
  }

  /// The variants laid out when they are asked for, and dropped after that.
  private var layouts: some Sequence<VariantLayout> {
    groups.lazy.flatMap { $0.layouts() }
  }
}
