/// Where a run writes: into a folder, and into files that the user names. Neither may be where the
/// run reads, or where something is that a build owns.
package struct Outputs: Hashable, Sendable {
  /// The folder of a site or a report; nil for none.
  package let folder: String?
  package let files: [String]

  package init(folder: String? = nil, files: [String] = []) {
    self.folder = folder
    self.files = files
  }

  /// Throws where an app is read, given everything that may be read inside its folder.
  package func refuse(
    reading app: Place, inputs: [String], _ limits: InputLimits
  ) throws(DiskError) {
    try forEach { path, isFile throws(DiskError) in
      try app.refuseOutput(at: path, isFile: isFile, amongInputs: inputs, limits)
    }
  }

  /// Throws where a single file is read, which may not exist and has a name in the message.
  package func refuse(
    reading file: String, called name: String = "the app's file"
  ) throws(DiskError) {
    try forEach { path, isFile throws(DiskError) in
      try Place.file(file).refuseOutput(at: path, isFile: isFile, called: name)
    }
  }

  /// Throws in a folder that is compared, and around it.
  package func refuse(comparing compared: Folder) throws(DiskError) {
    try forEach { path, isFile throws(DiskError) in
      try compared.refuseOutput(at: path, isFile: isFile)
    }
  }

  /// Throws if two files are the same, or if one is where the folder is to be.
  package func refuseEachOther() throws(DiskError) {
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

  /// Throws if a closure finds that something owns the path of an output inside a folder around it;
  /// the closure is called for each of these folders that holds a file with a name.
  package func refuse(
    ownedBy name: String, _ owns: (_ folder: String, _ path: String) -> Bool
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
