extension SourceTable {
  /// Returns the ends of the values that begin at some locations, each the byte after the value.
  /// Locations where no JSON value begins are left out. It parses each file once, however many
  /// values in it are asked for; nothing else looks for the end of a value in a file that is held.
  package func ends(of locations: [Location]) -> [Location: Location] {
    let known = locations.filter { files.indices.contains(Int($0.file.index)) }
    return Dictionary(grouping: known, by: \.file)
      .reduce(into: [:]) { ends, group in
        let (file, locations) = group
        guard let document = JSONParsing(self[file].bytes, in: file).document else { return }
        let wanted = Set(locations.map(\.offset))
        let begun = Dictionary(
          document.nodes.lazy.filter { wanted.contains($0.start) }.map { ($0.start, $0.end) },
          uniquingKeysWith: { first, _ in first })
        for location in locations {
          ends[location] = begun[location.offset].map { Location(file: file, offset: $0) }
        }
      }
  }
}
