extension StoredFolder {
  /// Throws if a site must not be built at a path because this folder is there, in it or around it.
  package borrowing func refuseSite(at output: String) throws(DiskError) {
    let reason: String?
    do throws(SystemError) {
      let place = try OutputPlace(output)
      reason =
        switch place.relation(to: try OutputPlace.folders(around: path)) {
        case .same: "it is one of the shards"
        case .around: "one of the shards is in it"
        case .inside: "it is in one of the shards"
        case .apart: nil
        }
    } catch {
      reason = error.reason
    }
    if let reason { throw DiskError(buildingInto: output, "\(reason); choose another folder") }
  }
}
