import LoadedImages

extension SystemProcess {
  /// Identifies the build of this program and of the libraries that it runs with, by what the linker
  /// wrote into each of them; where it did not write that into the program, by the hash of the
  /// program's own file. Nil if that file cannot be read, and where a library has nothing of the kind,
  /// because another one could be in its place unnoticed.
  package static var programIdentity: ContentHash? {
    var ids = BuildIDs()
    riverbed_visit_build_ids(
      { id, count, context in
        let bytes = UnsafeBufferPointer(start: id, count: count)
        context?.assumingMemoryBound(to: BuildIDs.self).pointee.add(Array(bytes))
      }, &ids)
    guard ids.areOfLibraries else { return nil }
    guard !ids.isOfProgram else { return ids.running.hash }
    return executableHash.map { hash in
      ids.running.add(piece: hash.text.utf8)
      return ids.running.hash
    }
  }
}

/// The build ids of a program and its libraries while they are collected, the program's own first.
private struct BuildIDs {
  var running = RunningHash()
  /// Whether the program has one, and each of its libraries.
  private(set) var (isOfProgram, areOfLibraries) = (false, true)
  private var isFirst = true

  mutating func add(_ id: [UInt8]) {
    if isFirst { isOfProgram = !id.isEmpty } else if id.isEmpty { areOfLibraries = false }
    isFirst = false
    running.add(piece: id)
  }
}
