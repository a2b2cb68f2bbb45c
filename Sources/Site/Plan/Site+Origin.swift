import AppLayout
package import Disk
package import Publishing
import SiteFiles
import Wireframe

extension Site {
  /// Returns what all files of the site are made from, given the program, or in its place a hash of
  /// it and of what else they are made from.
  package func origin(of program: ContentHash) -> BuildOrigin {
    var hash = RunningHash()
    hash.add(program)
    for words in options { hash.write(words) }
    hash.write(problems.all.flatMap { $0.diagnostic.words + [$0.diagnostic.position.text] })
    for file in sources.files {
      hash.write(file.name)
      hash.add(piece: file.bytes)
    }
    return BuildOrigin(program: program, all: hash.hash)
  }

  /// Everything that the user chose: a list for each choice.
  private var options: [[String]] {
    [
      themes.flatMap(\.values), axes.devices.map(\.id), axes.orientations.map(\.rawValue),
      axes.placements.map(\.rawValue), axes.statusBars.map(\.rawValue), screens.map(\.key),
      widths == nil ? [] : ["widths"], [name, prototypeChoice.text], label.map { [$0] } ?? [],
      hasArchive ? ["archive"] : [],
    ]
  }
}
