/// The devices that an app is made for.
package struct DeviceTarget: Hashable, Sendable {
  /// The word in the settings; nil if it is missing or empty.
  package let word: String?
  /// What the word means; nil for one that clients do not know.
  let kind: Kind?

  /// The words that clients know.
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case universal, tablet, smartphone, phone
  }

  init(_ word: String?) {
    self.word = word.flatMap { $0.isEmpty ? nil : $0 }
    kind = word.flatMap(Kind.init(rawValue:))
  }

  /// Whether the app is made for tablets too.
  package var includesTablets: Bool {
    switch kind {
    case .universal, .tablet: true
    case .smartphone, .phone, nil: false
    }
  }
}
