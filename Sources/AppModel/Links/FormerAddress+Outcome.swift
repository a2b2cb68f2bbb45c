extension FormerAddress {
  /// Where a former address leads.
  enum Outcome {
    case screen(Screen)
    /// A screen has it now, and wins.
    case taken(Screen)
    /// It is not the name of anything in addresses.
    case noSlug
    /// It leads to another former address, and from there to a screen, unless that is unknown.
    case chain(Screen?)
    /// It leads back to itself.
    case circle
    case unknown
  }

  /// A screen and a slug that it had.
  package struct Found: Hashable, Sendable {
    package let slug: String
    package let screen: Screen
  }
}

extension App {
  /// The former addresses of screens, in the order of `riverbed.json`, as far as they can be used.
  package var formerAddresses: [FormerAddress.Found] {
    outcomesOfFormerAddresses.compactMap { address, outcome in
      guard case .screen(let screen) = outcome else { return nil }
      return FormerAddress.Found(slug: address.old.value, screen: screen)
    }
  }

  /// Where each former address leads.
  var outcomesOfFormerAddresses: [(FormerAddress, FormerAddress.Outcome)] {
    guard !site.formerly.isEmpty else { return [] }
    let screens = Dictionary(screens.map { ($0.slug, $0) }) { first, _ in first }
    let next = Dictionary(site.formerly.map { ($0.old.value, $0.new.value) }) { first, _ in first }
    return site.formerly.map { address in
      let old = address.old.value
      if let screen = screens[old] { return (address, .taken(screen)) }
      guard Slugs.isSlug(old) else { return (address, .noSlug) }
      var (slug, passed) = (address.new.value, Set([old]))
      while screens[slug] == nil, let following = next[slug] {
        guard passed.insert(slug).inserted else {
          return (address, slug == old ? .circle : .chain(nil))
        }
        slug = following
      }
      let screen = screens[slug]
      guard passed.count == 1 else { return (address, .chain(screen)) }
      return (address, screen.map { .screen($0) } ?? .unknown)
    }
  }
}
