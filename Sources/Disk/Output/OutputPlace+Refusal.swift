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
