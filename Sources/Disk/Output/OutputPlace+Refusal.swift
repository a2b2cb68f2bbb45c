extension OutputPlace {
  /// Throws if a closure returns a reason that a folder, or a file, must not be written at a path,
  /// given the place of the path.
  static func refuse(
    at path: String, isFile: Bool = false, for reason: (OutputPlace) throws(SystemError) -> String?
  ) throws(DiskError) {
    let refusal: DiskError?
    do throws(SystemError) {
      let place = try isFile ? OutputPlace(file: path) : OutputPlace(path)
      refusal = try reason(place).map { DiskError(refusing: place, at: path, $0) }
    } catch {
      let attempt = isFile ? "cannot write '\(path)'" : "cannot build into '\(path)'"
      refusal = DiskError(attempt: attempt, reason: error.reason)
    }
    if let refusal { throw refusal }
  }

  /// What a user should choose instead, which fits after a semicolon.
  var advice: String { isFile ? "choose another file" : "choose another folder" }
}

extension Folder {
  /// Throws if a folder, or a file, must not be written at a path because this folder, which is
  /// compared, is the same, inside it, or around it.
  package func refuseOutput(at output: String, isFile: Bool = false) throws(DiskError) {
    try OutputPlace.refuse(at: output, isFile: isFile) { place throws(SystemError) in
      switch place.relation(to: try OutputPlace.folders(around: path)) {
      case .same, .inside, .around: "'\(path)', which is compared, is there; \(place.advice)"
      case .apart: nil
      }
    }
  }
}

extension StoredFolder {
  /// Throws if a site must not be built at a path because this folder, a shard, is there, in it or
  /// around it.
  package borrowing func refuseOutput(at output: String) throws(DiskError) {
    let path = path
    try OutputPlace.refuse(at: output) { place throws(SystemError) in
      switch place.relation(to: try OutputPlace.folders(around: path)) {
      case .same: "it is one of the shards; choose another folder"
      case .around: "one of the shards is in it; choose another folder"
      case .inside: "it is in one of the shards; choose another folder"
      case .apart: nil
      }
    }
  }
}
