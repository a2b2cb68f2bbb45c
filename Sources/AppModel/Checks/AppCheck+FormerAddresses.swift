extension AppCheck {
  /// Checks that the former addresses of `riverbed.json` lead to screens.
  static let formerAddresses = AppCheck([.formerAddress]) { app in
    guard app.home != nil else { return [] }
    let outcomes = app.outcomesOfFormerAddresses
    lazy var slugs = NameIndex(app.screens.map(\.slug).sorted())
    return outcomes.compactMap { address, outcome in
      let (old, new) = (address.old, address.new)
      return switch outcome {
      case .screen: nil
      case .taken(let screen): Diagnostic(.taken(old.value, screen), at: old.location)
      case .noSlug: Diagnostic(.noSlug(old.value), at: old.location)
      case .chain(let screen): Diagnostic(.chain(new.value, screen), at: new.location)
      case .circle: Diagnostic(.circle(old.value), at: new.location)
      case .unknown:
        Diagnostic(.unknown(new.value, slugs.nearest(to: new.value)), at: new.location)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func taken(_ slug: String, _ screen: Screen) -> Self {
    Self(
      .formerAddress, .note,
      "'\(name: slug)' is the address of '\(title: screen)', so it leads nowhere else")
  }

  fileprivate static func noSlug(_ text: String) -> Self {
    Self(
      .formerAddress, .error,
      "'\(name: text)' cannot be a name in addresses, which has lowercase letters, digits and "
        + "single hyphens",
      .init(nearest: Slugs.slug(of: text)))
  }

  fileprivate static func chain(_ slug: String, _ screen: Screen?) -> Self {
    Self(
      .formerAddress, .error, "'\(name: slug)' is itself a former address",
      .init(nearest: screen?.slug))
  }

  fileprivate static func circle(_ slug: String) -> Self {
    Self(.formerAddress, .error, "the former address '\(name: slug)' leads back to itself")
  }

  fileprivate static func unknown(_ slug: String, _ nearest: String?) -> Self {
    Self(
      .formerAddress, .error, "no screen has '\(name: slug)' in its address",
      .init(nearest: nearest))
  }
}
