import Support

/// A walk through a prototype, from its start: whatever can be seen on a page is tapped, and what
/// opens on the page too, until nothing new opens.
struct PlayedWalk {
  private let folder: String
  private var waiting: [Place]
  private var known: Set<Place>
  private(set) var ways: Set<PlayedWay> = []
  private(set) var complaints: [String] = []
  /// How often something was tapped.
  private(set) var taps = 0

  /// The pages to which the walk led.
  var pages: Set<String> { Set(known.map(\.page)) }

  /// A page and the place on it that its address names.
  private struct Place: Hashable {
    let page: String
    let fragment: String

    /// Reads an address in a site.
    init(_ address: String) {
      let parts = address.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      (page, fragment) = (parts[0], parts.count > 1 ? parts[1] : "")
    }

    /// Reads an address on the page of another place.
    init(_ address: String, on place: Place) {
      var folders = place.page.split(separator: "/").dropLast().map(String.init)
      let other = Place(address)
      for part in other.page.split(separator: "/").map(String.init) {
        if part == ".." { folders.removeLast() } else { folders.append(part) }
      }
      page = other.page.isEmpty ? place.page : folders.joined(separator: "/")
      fragment = other.fragment
    }

    /// The name of the page of a screen; nil for a step of a journey.
    var screen: String? {
      page.contains("/journeys/") ? nil : page.split(separator: "/").last.map(String.init)
    }
  }

  /// What can be tapped: where, and what it is.
  private struct Part: Decodable, Hashable {
    let kind: Kind
    let address: String
    let name: String
    /// Whether a click in its middle hits it.
    let isHit: Bool

    enum Kind: String, Decodable { case link, dead, tab }
  }

  /// What a tap did.
  private struct Result: Decodable {
    /// Whether the place that the address names is shown; nil for one that only takes the focus back
    /// to what opened something.
    let isShown: Bool?
    /// What is said next to a part that opens nothing.
    let says: String
  }

  /// Prepares a walk in the folder of a site, from addresses in it.
  init(in folder: String, from starts: [String]) {
    self.folder = folder
    waiting = starts.map(Place.init)
    known = Set(waiting)
  }

  /// Returns the addresses at which the journeys of a site are played.
  static func journeys(in site: BuiltSite) throws -> [String] {
    guard try site.files("xhtml").contains("journeys.xhtml") else { return [] }
    let text = String(decoding: try site.bytes(of: "journeys.xhtml"), as: UTF8.self)
    return text.split(separator: "href=\"play/").dropFirst().map {
      "play/\($0.prefix { $0 != "\"" })"
    }
  }

  /// Walks on until all that opens was opened.
  mutating func follow(_ browser: inout Browser) throws {
    while let place = waiting.popLast() {
      _ = try browser.open(address(of: place))
      if try browser.evaluate(Self.result(ofPart: nil), as: Result.self).isShown == false {
        complaints.append("\(place.page)#\(place.fragment) shows nothing")
      }
      var tapped: Set<Part> = []
      var parts = try browser.evaluate(Self.parts, as: [Part].self)
      var index = 0
      while index < parts.count {
        if tapped.insert(parts[index]).inserted {
          try tap(parts[index], number: index, at: place, &browser)
          // What is below another tab is seen once that was chosen.
          if parts[index].kind == .tab {
            let below = try browser.evaluate(Self.parts, as: [Part].self)
            for (number, part) in below.enumerated()
            where part.kind != .tab && !parts.contains(part) {
              try tap(part, number: number, at: place, &browser)
            }
            parts = try browser.evaluate(Self.parts, as: [Part].self)
          }
        }
        index += 1
      }
    }
  }

  private func address(of place: Place) -> String {
    // A page of its own for each place: the same page with another place would not be loaded again.
    let query = "?\(place.fragment)"
    return "file://\(folder)/\(place.page)\(query)"
      + (place.fragment.isEmpty ? "" : "#\(place.fragment)")
  }

  private mutating func tap(
    _ part: Part, number: Int, at place: Place, _ browser: inout Browser
  ) throws {
    let words = "\(place.page)#\(place.fragment): \(part.name)"
    if !part.isHit { return complaints.append("\(words) is covered") }
    taps += 1
    switch part.kind {
    case .link:
      let target = Place(part.address, on: place)
      if !part.address.hasPrefix("#") {
        let isBack = ["Back", "Close, to "].contains(where: part.name.hasPrefix)
        if let from = place.screen, let to = target.screen, !isBack {
          ways.insert(PlayedWay(from: from, to: to))
        }
      } else {
        _ = try browser.evaluate(Self.tap(number), as: Bool.self)
        try browser.wait(until: "location.hash === '#\(target.fragment)'")
        let result = try browser.evaluate(Self.result(ofPart: nil), as: Result.self)
        if result.isShown == false { complaints.append("\(words) opens nothing") }
        if try close(&browser) { known.insert(target) }
        try restore(place, &browser)
      }
      if known.insert(target).inserted { waiting.append(target) }
    case .dead:
      for _ in 0..<2 {
        _ = try browser.evaluate(Self.tap(number), as: Bool.self)
        let result = try browser.evaluate(Self.result(ofPart: number), as: Result.self)
        if result.says.isEmpty { complaints.append("\(words) is dead without a reason") }
      }
    case .tab: _ = try browser.evaluate(Self.tap(number), as: Bool.self)
    }
  }

  /// Closes what a tap opened, if it can only be closed.
  private mutating func close(_ browser: inout Browser) throws -> Bool {
    let inside = try browser.evaluate(Self.parts, as: [Part].self)
    guard inside.count == 1, inside[0].isHit, inside[0].address.hasPrefix("#from-") else {
      return false
    }
    taps += 1
    _ = try browser.evaluate(Self.tap(0), as: Bool.self)
    try browser.wait(until: "location.hash === '\(inside[0].address)'")
    return true
  }

  /// Makes the address name a place again, after what a tap opened and closed.
  private func restore(_ place: Place, _ browser: inout Browser) throws {
    let isOpen = try browser.evaluate(
      "document.querySelector('.opened:target, .menu:target, .continue:target') !== null",
      as: Bool.self)
    if place.fragment.isEmpty, !isOpen { return }
    let fragment = place.fragment.isEmpty ? "screen" : place.fragment
    _ = try browser.evaluate("(location.hash = '\(fragment)', true)", as: Bool.self)
    try browser.wait(until: "location.hash === '#\(fragment)'")
  }
}

extension PlayedWalk {
  /// JavaScript for the parts that can be seen, in the order of the page; of what covers a
  /// part of the screen, only its own.
  private static let found = """
    [...(document.querySelector('.opened:target, .menu:target') ?? document.querySelector('.device'))
      .querySelectorAll(':is(a:not(.shade), .dead, .tab > input)')]
      .filter(part => part.checkVisibility({ visibilityProperty: true }))
    """

  /// JavaScript for what the parts are, each scrolled into view to see whether a click hits it.
  private static let parts = """
    \(found).map(part => {
      const area = part.matches('svg *') ? part.querySelector(':scope > rect:last-of-type') ?? part : part;
      area.scrollIntoView({ block: 'center', inline: 'center' });
      const box = area.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const name = part.querySelector(':scope > title')?.textContent
        ?? part.getAttribute('aria-label') ?? part.textContent;
      return {
        kind: part.matches('input') ? 'tab' : part.matches('.dead') ? 'dead' : 'link',
        address: part.getAttribute('href') ?? '', name,
        isHit: hit === part || part.contains(hit),
      };
    })
    """

  /// Returns JavaScript that taps a part.
  private static func tap(_ number: Int) -> String {
    """
    (() => {
      const part = \(found)[\(number)];
      document.activeElement?.blur();
      part.focus();
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      part.matches('input') ? part.click() : part.dispatchEvent(event);
      return true;
    })()
    """
  }

  /// Returns JavaScript for what is shown now.
  private static func result(ofPart number: Int?) -> String {
    """
    (() => {
      const target = document.getElementById(location.hash.slice(1));
      const part = \(number.map { "\(found)[\($0)]" } ?? "null");
      const says = part?.querySelector('.says');
      const isSaid = says && getComputedStyle(says).visibility === 'visible';
      return {
        isShown: location.hash === '' || target?.localName === 'title'
          ? null : target?.checkVisibility({ visibilityProperty: true }) ?? false,
        says: isSaid ? says.textContent.trim() : '',
      };
    })()
    """
  }
}
