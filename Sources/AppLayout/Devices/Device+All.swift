extension Device {
  /// All built-in devices: phones first, oldest first.
  package static let all = iphones + newerIphones + ipads + televisions

  /// Returns the built-in device with an id.
  package static func named(_ id: String) -> Device? {
    all.first { $0.id == id }
  }
}
