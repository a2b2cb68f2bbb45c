import Support

/// What tests wait for in a page that is served.
extension PageBrowser where Self: ~Copyable {
  /// Waits until the page has a text.
  mutating func waitForText(_ text: String) throws {
    try wait(for: "document.body?.textContent.includes('\(text)')")
  }

  mutating func waitForTrouble(isThere: Bool) throws {
    try wait(for: "document.documentElement.classList.contains('live-stale') === \(isThere)")
  }

  /// Waits until something is true of the page, which may begin again meanwhile.
  mutating func wait(for condition: String) throws {
    let promise = """
      new Promise((resolve) => {
        const end = performance.now() + 500;
        const look = () => \(condition) ? resolve(true)
          : performance.now() > end ? resolve(false) : setTimeout(look, 5);
        look();
      })
      """
    let end = ContinuousClock.now + .seconds(120)
    var failures = 0
    while .now < end {
      do {
        if try evaluate(promise, as: Bool.self) { return }
      } catch let failure as BrowserFailure {
        // A page that is left does not answer.
        failures += 1
        guard failures < 50 else { throw failure }
      }
    }
    throw BrowserFailure(reason: "this did not become true: \(condition)")
  }

  /// Returns what the page shows, once it has everything.
  mutating func content() throws -> String {
    try wait(for: "document.documentElement.dataset.live && document.readyState === 'complete'")
    return try evaluate(
      """
      (() => {
      const main = document.querySelector("main").cloneNode(true);
      for (const one of main.querySelectorAll("*")) {
        // The order of attributes means nothing.
        const all = [...one.attributes].sort((a, b) => a.name < b.name ? -1 : 1);
        for (const attribute of all) one.removeAttributeNode(attribute);
        for (const attribute of all) one.setAttributeNode(attribute);
      }
      return document.title + main.outerHTML.replaceAll(/\\?\\d+"/g, '"')
        .replaceAll(/ ?live-changed/g, "").replaceAll(' class=""', "");
      })()
      """, as: String.self)
  }
}
