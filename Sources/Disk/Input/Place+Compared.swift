extension Place {
  /// Throws if a folder cannot be written at a path because another folder is compared that is the
  /// same, inside it, or around it.
  package static func refuseOutput(
    at path: String, near compared: String
  ) throws(DiskError) {
    let isNear: Bool
    do throws(SystemError) {
      let output = try OutputPlace(path)
      let own = try OutputPlace.folders(around: compared)
      isNear =
        own.first.map(output.existing.contains) == true
        || output.identity.map(own.contains) == true
    } catch {
      throw DiskError(buildingInto: path, error.reason)
    }
    if isNear {
      throw DiskError(
        buildingInto: path, "'\(compared)', which is compared, is there; choose another folder")
    }
  }
}
