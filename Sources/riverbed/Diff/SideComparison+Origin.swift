import AppModel
import Disk
import Printing
import Publishing
import Review
import Wireframe

extension SideComparison {
  /// Returns what a report is made from: the program, the options that reach documents, the themes,
  /// what is accepted, and all that was read and found on both sides. Nothing of what a page says
  /// about them is listed here, so nothing can be missing. Nil if it is not known: no record says
  /// what is in a folder of pictures.
  func origin(
    _ before: DiffSide, _ after: DiffSide, _ acceptance: Acceptance?
  ) throws(UsageError) -> BuildOrigin? {
    guard let program = SystemProcess.programIdentity else { return nil }
    var hash = RunningHash()
    hash.add([program.text])
    hash.add(documentWords)
    hash.add(try terms(before, after, .unseen).themes.flatMap(\.values))
    hash.add(piece: acceptance?.causes.bytes ?? [])
    hash.add(acceptance?.diagnostics ?? [])
    guard hash.add(before), hash.add(after) else { return nil }
    return BuildOrigin(program: program, all: hash.hash)
  }
}

extension RunningHash {
  /// Adds everything that was read of a side, with its names, and what was found in it; returns
  /// false for a folder of pictures.
  fileprivate mutating func add(_ side: DiffSide) -> Bool {
    switch side.content {
    case .app(let read):
      add([side.app?.source.name ?? ""] + read.files.names)
      for name in read.files.names { add(piece: read.files[name]?.bytes ?? []) }
      add(side.app?.diagnostics ?? [])
    case .site(let site): add(site.recordHash)
    case .pictures: return false
    }
    return true
  }

  /// Adds diagnostics and how many there are.
  fileprivate mutating func add(_ diagnostics: [PlacedDiagnostic]) {
    add("\(diagnostics.count)")
    for diagnostic in diagnostics { add(diagnostic.words + [diagnostic.position.text]) }
  }

  /// Adds texts and how many there are.
  fileprivate mutating func add(_ texts: [String]) {
    add("\(texts.count)")
    for text in texts { add(text) }
  }
}
