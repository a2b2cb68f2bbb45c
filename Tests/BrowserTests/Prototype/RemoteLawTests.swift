import Support
import Testing

/// What holds on any screen of a TV, whatever its rows and bars are.
@Suite(.needs(.chromium)) struct RemoteLawTests {
  /// What was tried on a screen, and what was wrong.
  private struct Findings: Decodable {
    let parts: Int
    let complaints: [String]
  }

  @Test(arguments: LawSeeds.from(1, 6))
  func `arrows reach everything from everything, in their direction or nowhere`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    let site = try BuiltSite.of(texts: RandomTV.texts(&random))
    let pages = try site.files("xhtml").filter {
      $0.hasPrefix("play/") && !$0.contains("/journeys/")
    }
    #expect(pages.count > 1)
    var browser = try Browser.start()
    try browser.setColorScheme(.light)
    try browser.setWindow(width: 1400, height: 1000)
    var parts = 0
    for page in pages {
      for place in ["", "#menu", "#open-1"] {
        _ = try browser.open("file://\(site.path)/\(page)?\(place.dropFirst())\(place)")
        let steps = (0..<60).map { _ in Int.random(in: 0...3, using: &random) }
        let found = try browser.evaluate(Self.walk(steps), as: Findings.self)
        parts += found.parts
        #expect(found.complaints.isEmpty, "\(seed): \(page)\(place): \(found.complaints)")
      }
    }
    #expect(parts > 20)
  }

  /// Returns JavaScript that presses each arrow on each part, and some arrows at random.
  private static func walk(_ steps: [Int]) -> String {
    """
    (() => {
      const complaints = [];
      const arrows = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
      const open = document.querySelector('.device .opened:target, .device .menu:target');
      const known = [...(open ?? document.querySelector('.device .window'))
        .querySelectorAll('a:not(.shade), g[role=button], input')]
        .filter(part => part.checkVisibility({ visibilityProperty: true }));
      const area = part => (part.closest('.tab') ?? part.lastElementChild ?? part)
        .getBoundingClientRect();
      const middle = part => {
        const box = area(part);
        return [box.x + box.width / 2, box.y + box.height / 2];
      };
      const name = part => part.querySelector('title')?.textContent ?? part.getAttribute('aria-label');
      const seen = part => getComputedStyle(part).visibility === 'visible';
      const check = (what) => {
        const rings = [...document.querySelectorAll('.device .s-focus, .device .tab.ringed')]
          .filter(seen);
        if (rings.length !== 1) complaints.push(`${what}: ${rings.length} rings`);
        const part = known.find(part => part.contains(rings[0]) || rings[0]?.contains(part));
        if (part !== document.activeElement) complaints.push(`${what}: the ring is elsewhere`);
        const box = area(document.activeElement);
        const frame = document.querySelector('.device .window').getBoundingClientRect();
        const isWhole = box.left > frame.left - 2 && box.right < frame.right + 2
          && box.top > frame.top - 2 && box.bottom < frame.bottom + 2;
        if (!isWhole && box.height < frame.height * 0.7) {
          complaints.push(`${what}: ${name(document.activeElement)} is cut`);
        }
      };
      const press = (key) => {
        const from = document.activeElement;
        const [x, y] = middle(from);
        const before = new Map(known.map(part => [part, middle(part)]));
        from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        const to = document.activeElement;
        const [toX, toY] = before.get(to) ?? [0, 0];
        const [right, down] = arrows[key];
        if (!before.has(to)) complaints.push(`${key} leaves the screen`);
        if (to !== from && (toX - x) * right + (toY - y) * down <= 0) {
          complaints.push(`${key} goes from ${name(from)} to ${name(to)}`);
        }
        check(`${key} on ${name(from)}`);
        return to;
      };
      check('at first');
      const next = new Map();
      for (const part of known) {
        next.set(part, Object.keys(arrows).map(key => {
          part.focus();
          return press(key);
        }));
      }
      const reached = (start) => {
        const found = new Set([start]);
        for (const part of found) next.get(part)?.forEach(one => found.add(one));
        return found;
      };
      for (const part of known) {
        const missing = known.find(one => !reached(part).has(one));
        if (missing) complaints.push(`${name(missing)} is not reached from ${name(part)}`);
      }
      for (const step of \(steps)) press(Object.keys(arrows)[step]);
      return { parts: known.length, complaints: complaints.slice(0, 5) };
    })()
    """
  }
}
