extension DeviceClass {
  /// What people call a device of the class.
  package var term: Term {
    switch self {
    case .iphone: Term("phone", "A family’s measures for iphone apply, made for a width of 320.")
    case .ipad: Term("tablet", "A family’s measures for ipad apply, made for a width of 768.")
    case .tv: Term("TV", "A family’s universal measures apply.")
    }
  }

  package var word: String { term.word }

  /// The heading over devices of the class.
  package var title: String { word.plural.sentenceStart }
}
