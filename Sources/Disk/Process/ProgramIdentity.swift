import LoadedImages

extension SystemProcess {
  /// Identifies the build of this program and of the libraries that it runs with, by what the linker
  /// wrote into each of them; where it did not write that into the program, by the hash of the
  /// program's own file. Nil if that file cannot be read.
  package static var programIdentity: ContentHash? {
    var ids = BuildIDs()
    riverbed_visit_build_ids(
      { id, count, context in
        let bytes = UnsafeBufferPointer(start: id, count: count)
        context?.assumingMemoryBound(to: BuildIDs.self).pointee.add(Array(bytes))
      }, &ids)
    return ids.isOfProgram ? ids.running.hash : executableHash
  }
}

/// The build ids of a program and its libraries while they are collected, the program's own first.
private struct BuildIDs {
  private(set) var running = RunningHash()
  /// Whether the program has one.
  private(set) var isOfProgram = false
  private var isFirst = true

  mutating func add(_ id: [UInt8]) {
    if isFirst { isOfProgram = !id.isEmpty }
    isFirst = false
    running.add(piece: id)
  }
}
