import AppLayout
import AppModel
package import Disk
import Wireframe

extension Site {
  /// Returns the hash of everything the site is made from, including the program itself. As long as
  /// it is the same, every byte of the site is the same.
  package func fingerprint(of program: ContentHash) -> ContentHash {
    let words =
      [program.text, name, prototypeChoice.text] + themes.flatMap(\.values) + ["/"]
      + axes.devices.map(\.id) + ["/"] + axes.orientations.map(\.rawValue) + ["/"]
      + axes.placements.map(\.rawValue) + ["/"] + axes.statusBars.map(\.rawValue) + ["/"]
      + screens.map(\.key) + ["/"] + problems.all.map(\.diagnostic.message.text) + ["/"]
      + problems.all.map(\.diagnostic.position).map { "\($0.line):\($0.column)" }
      + (label.map { ["label", $0] } ?? []) + (hasArchive ? ["archive"] : [])
    return ContentHash(
      of: words.map { Array($0.utf8) } + sources.files.flatMap { [Array($0.name.utf8), $0.bytes] })
  }
}
