extension DeviceClass {
  /// What people call a device of the class.
  package var word: String {
    switch self {
    case .iphone: "phone"
    case .ipad: "tablet"
    case .tv: "TV"
    }
  }

  /// The heading over devices of the class.
  package var title: String { word.plural.sentenceStart }
}
