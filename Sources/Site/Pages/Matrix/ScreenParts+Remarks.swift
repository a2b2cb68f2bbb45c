import AppLayout
import AppModel
import Markup
import PageParts

extension ScreenParts {
  /// Remarks that help to read the matrix.
  var remarks: [Node] {
    var remarks: [Node] = []
    if let forced = app.forcedPlacement(of: screen) {
      remarks.append(
        .callout(.note) { Node("p") { forced.reason } })
    } else if takesBarOfHome {
      remarks.append(
        .callout(.note) {
          Node("p") {
            "This screen does not have its own nav_bar model, so it is shown with home’s, as the "
              + "documentation says. The public client code differs: it shows a default "
              + "bar without buttons."
          }
        })
    }
    return remarks
  }

  /// Returns remarks on the configured variants that the build leaves out, each listed once.
  func remarks(onMissing variants: [Variant]) -> [Node] {
    variants.map(\.words).firstOfEach(\.self).map { words in
      let devices = variants.filter { $0.words == words }.map { $0.held.title }
      return Node.callout(.note) {
        Node("p") {
          "The configured variant, \(words), is not in this build (\(devices.listed()))."
        }
      }
    }
  }
}
