extension StoredFolder {
  /// Throws if a site must not be built at a path because this folder is there, in it or around it.
  package borrowing func refuseSite(at output: String) throws(DiskError) {
    let reason: String?
    do throws(SystemError) {
      let place = try OutputPlace(output)
      let own = try OutputPlace.folders(around: path)
      if let site = place.identity, own.contains(site) {
        reason = site == own.first ? "it is one of the shards" : "one of the shards is in it"
      } else {
        reason = own.first.map(place.existing.contains) == true ? "it is in one of the shards" : nil
      }
    } catch {
      reason = error.reason
    }
    if let reason { throw DiskError(buildingInto: output, "\(reason); choose another folder") }
  }
}
