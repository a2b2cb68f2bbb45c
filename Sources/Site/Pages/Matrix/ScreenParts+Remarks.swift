import AppLayout
import AppModel
import Markup
import PageParts

extension ScreenParts {
  /// What must be known to understand the matrix.
  var remarks: [Node] {
    var remarks: [Node] = []
    if let forced = app.forcedPlacement(of: screen) {
      remarks.append(
        .callout(.note) { Node("p") { forced.reason } })
    } else if takesBarOfHome {
      remarks.append(
        .callout(.note) {
          Node("p") {
            "This screen has no nav_bar model of its own, so it is shown with home’s, as the "
              + "documentation says. The public client code does something else: it shows a default "
              + "bar without buttons."
          }
        })
    }
    return remarks
  }

  /// That the build leaves configured variants out, each said once.
  func remarks(onMissing variants: [Variant]) -> [Node] {
    let devices = Dictionary(grouping: variants, by: \.words).mapValues { alike in
      alike.map { HeldDevice(device: $0.device, orientation: $0.orientation).title }
    }
    return variants.map(\.words).uniqued.map { words in
      Node.callout(.note) {
        Node("p") {
          "The configured variant, \(words), is not in this build (\(listed(devices[words] ?? [])))."
        }
      }
    }
  }
}

extension [String] {
  /// The texts, each at its first place.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
