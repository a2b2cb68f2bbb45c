/// Where a run reads and where it writes: into a folder, and into files that the user names. No
/// output may be on, in or around something that the run reads, or where something is that a build
/// owns.
package struct RunPlaces: Hashable, Sendable {
  let inputs: [InputPlace]
  /// The folder of a site or a report; nil for none.
  package let folder: String?
  let files: [String]

  package init(reading inputs: [InputPlace] = [], folder: String? = nil, files: [String] = []) {
    self.inputs = inputs
    self.folder = folder
    self.files = files
  }

  /// Throws where an output is in the place of another one, of an input, or of something that a
  /// closure finds to be owned: it is called for each folder around an output that holds a file with
  /// a name, with the path from there to the output.
  package func refuseMisplaced(
    ownedBy name: String, _ owns: (_ folder: String, _ path: String) -> Bool
  ) throws(DiskError) {
    try refuseEachOther()
    try refuseInputs()
    try refuseOwned(by: name, owns)
    try forEach { path, isFile throws(DiskError) in
      try OutputPlace.refuse(at: path, isFile: isFile) { place throws(SystemError) in
        if let obstacle = place.obstacle { throw obstacle }
        return nil
      }
    }
  }

  /// Throws if an output is on, in or around something that is read.
  func refuseInputs() throws(DiskError) {
    for input in inputs {
      try forEach { path, isFile throws(DiskError) in
        try OutputPlace.refuse(at: path, isFile: isFile) { output throws(SystemError) in
          try input.reason(against: output)
        }
      }
    }
  }

  /// Throws if two files are the same, or if one is where the folder is to be.
  private func refuseEachOther() throws(DiskError) {
    for (index, file) in files.enumerated() {
      try OutputPlace.refuse(at: file, isFile: true) { place throws(SystemError) in
        for other in files[..<index] where place.isOn(try OutputPlace(file: other)) {
          return "'\(other)' is the same file; \(place.advice)"
        }
        guard let folder, place.isNeeded(for: try OutputPlace(folder)) else { return nil }
        return "'\(folder)' is to be a folder; \(place.advice)"
      }
    }
  }

  private func refuseOwned(
    by name: String, _ owns: (_ folder: String, _ path: String) -> Bool
  ) throws(DiskError) {
    try forEach { path, isFile throws(DiskError) in
      for outer in OutputPath(path, isFile: isFile).folders(holding: name) {
        guard owns(outer.folder, outer.path) else { continue }
        try OutputPlace.refuse(at: path, isFile: isFile) { place throws(SystemError) in
          "it is part of the site in '\(outer.folder)'; \(place.advice)"
        }
      }
    }
  }

  /// Returns the files inside the folder, each with its path there.
  package var filesInFolder: [(file: String, path: String)] {
    guard let folder else { return [] }
    let outer = OutputPath(folder, isFile: false)
    return files.compactMap { file in
      OutputPath(file, isFile: true).path(inside: outer).map { (file, $0) }
    }
  }

  /// Returns the error for a file that is one of the folder's own.
  package static func refusal(ofOwn file: String) -> DiskError {
    DiskError(refusingFile: file, "it is one of the files of the report; choose another file")
  }

  /// Returns the error for a file about times inside the folder of a site.
  package static func refusal(ofTimesIn file: String) -> DiskError {
    DiskError(
      refusingFile: file,
      "it is in the folder of the site, whose files never depend on times; choose another file")
  }

  private func forEach(
    _ body: (_ path: String, _ isFile: Bool) throws(DiskError) -> Void
  ) throws(DiskError) {
    if let folder { try body(folder, false) }
    for file in files { try body(file, true) }
  }
}
