extension Device {
  /// Every device that is built in: telephones first, oldest first.
  package static let all = iphones + newerIphones + ipads + televisions

  /// Returns the built-in device with this id.
  package static func named(_ id: String) -> Device? {
    all.first { $0.id == id }
  }
}
