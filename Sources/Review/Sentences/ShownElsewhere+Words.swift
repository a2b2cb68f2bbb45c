extension ShownElsewhere {
  /// Why no compared picture shows the cause, without a capital letter.
  package var words: String {
    switch lack {
    case .theme: "no chosen theme shows it"
    case .device: "no chosen device shows it"
    case .otherSite: "both sides are compared as the new site shows them"
    case .anything: "no picture shows it"
    }
  }
}
