extension Place {
  /// Throws if a folder cannot be written at a path because another folder is compared that is the
  /// same, inside it, or around it.
  package static func refuseOutput(
    at path: String, near compared: String
  ) throws(DiskError) {
    let relation: OutputPlace.Relation
    do throws(SystemError) {
      relation = try OutputPlace(path).relation(to: OutputPlace.folders(around: compared))
    } catch {
      throw DiskError(buildingInto: path, error.reason)
    }
    if relation != .apart {
      throw DiskError(
        buildingInto: path, "'\(compared)', which is compared, is there; choose another folder")
    }
  }
}
