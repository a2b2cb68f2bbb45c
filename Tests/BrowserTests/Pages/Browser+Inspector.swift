import Support

/// The page that explains a screen, with the script that makes a tool of it.
extension Browser {
  static let inspectedPage = "screens/home/iphone-14-pro.xhtml"

  mutating func openInspector(_ place: String = "", width: Int = 1400) throws {
    let site = try BuiltSite.of("newsroom", themes: ["paper", "night"])
    try setWindow(width: width, height: 1000)
    _ = try open("file://\(site.path)/\(Self.inspectedPage)\(place)")
  }

  /// Clicks on a box, maybe with a key held.
  mutating func clickBox(_ id: String, shift: Bool = false) throws {
    _ = try evaluate(
      """
      (() => {
        const box = document.getElementById('\(id)');
        (box.querySelector('text') ?? box).dispatchEvent(new MouseEvent('click',
          { bubbles: true, cancelable: true, shiftKey: \(shift) }));
        return true;
      })()
      """, as: Bool.self)
  }

  mutating func pressKey(_ key: String, shift: Bool = false) throws {
    _ = try evaluate(
      """
      document.body.dispatchEvent(new KeyboardEvent('keydown',
        { key: '\(key)', shiftKey: \(shift), bubbles: true, cancelable: true })) || true
      """, as: Bool.self)
  }

  /// Returns what is said about the selected box.
  mutating func inspectorWords() throws -> String {
    try evaluate(
      """
      [...document.querySelectorAll('.inspector:not([hidden]) :is(h3, p[class^=d], dt, dd)')]
        .map(one => one.textContent).join('; ')
      """, as: String.self)
  }
}
