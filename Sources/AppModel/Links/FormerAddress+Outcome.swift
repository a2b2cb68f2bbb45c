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
    var ends: [String: Screen?] = [:]
    var circles: Set<String> = []
    for start in site.formerly.map(\.old.value) {
      // Each step is taken once.
      var (slug, path) = (start, [String]())
      var passed: Set<String> = []
      while ends[slug] == nil, screens[slug] == nil, let following = next[slug] {
        guard passed.insert(slug).inserted else {
          circles.formUnion(path.drop { $0 != slug })
          break
        }
        path.append(slug)
        slug = following
      }
      let end = ends[slug] ?? screens[slug]
      for slug in path { ends[slug] = .some(end) }
    }
    return site.formerly.map { address in
      let (old, new) = (address.old.value, address.new.value)
      if let screen = screens[old] { return (address, .taken(screen)) }
      guard Slugs.isSlug(old) else { return (address, .noSlug) }
      if circles.contains(old) { return (address, .circle) }
      if let screen = screens[new] { return (address, .screen(screen)) }
      return (address, next[new] == nil ? .unknown : .chain(ends[new] ?? nil))
    }
  }
}
