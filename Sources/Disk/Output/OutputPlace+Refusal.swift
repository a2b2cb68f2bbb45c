extension OutputPlace {
  /// Throws if a closure returns a reason that a folder must not be written at a path, given the
  /// place of the path.
  static func refuse(
    at path: String, for reason: (OutputPlace) throws(SystemError) -> String?
  ) throws(DiskError) {
    let found: String?
    do throws(SystemError) {
      found = try reason(OutputPlace(path))
    } catch {
      found = error.reason
    }
    if let found { throw DiskError(buildingInto: path, found) }
  }
}

extension Folder {
  /// Throws if a folder must not be written at a path because this one, which is compared, is the
  /// same, inside it, or around it.
  package func refuseOutput(at output: String) throws(DiskError) {
    try OutputPlace.refuse(at: output) { place throws(SystemError) in
      switch place.relation(to: try OutputPlace.folders(around: path)) {
      case .same, .inside, .around:
        "'\(path)', which is compared, is there; choose another folder"
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
