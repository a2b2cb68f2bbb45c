import Support

/// One of two states of an app with many edits of one kind between them: home, which opens some
/// screens, each of which opens the next ones.
struct EditedApp {
  let edits: GrowthEdits
  let count: Int
  let isNew: Bool

  /// Writes the files into a folder, and returns the number of bytes; nil where that fails.
  func write(to folder: String) -> Int? {
    var files = [("rivers.json", list(of: screens)), ("families.json", families)]
    if edits == .feed {
      files.append(
        ("feeds/index.json", #"[{ "source": "feed", "type": "X", "file": "feed.json" }]"#))
      files.append(("feeds/feed.json", feed))
    }
    var size = 0
    for (name, text) in files {
      guard let file = OutputFile("\(folder)/\(name)") else { return nil }
      file.write(Array(text.utf8))
      size += file.size
    }
    return size
  }

  /// Returns a value where an edit of the app has one.
  private func value<Value>(_ edit: GrowthEdits, _ old: Value, _ new: Value) -> Value {
    edits == edit && isNew ? new : old
  }

  private func list(of elements: [String]) -> String {
    "[\n\(elements.joined(separator: ",\n"))\n]\n"
  }

  private var screens: [String] {
    let others = edits.isOfHome ? 0 : count
    let isHalf = edits == .added && !isNew || edits == .removed && isNew
    return [home] + (0..<others).filter { !isHalf || $0 % 2 == 0 }.map(screen)
  }

  private func id(_ number: Int) -> String {
    let number = number % max(1, count)
    return value(.ids, "screen-\(number)", "page-\(number)")
  }

  /// The screen that opens the first others, or that all edits are in.
  private var home: String {
    let isHalf = edits == .list && !isNew
    let components =
      edits.isOfHome
      ? (0..<count).filter { !isHalf || $0 % 2 == 0 }.map { number in
        component("list-\(number)", limit: value(.screen, 2, 1), opening: 0)
      } : (0..<4).map { component("home-\($0)", limit: 1, opening: $0) }
    return """
      { "id": "home", "name": "Home", "home": true, "styles": { "family": "FAMILY_1" },
        "ui_components": \(list(of: components)) }
      """
  }

  private func screen(_ number: Int) -> String {
    let name = value(.names, "Screen", "Page")
    return """
      { "id": "\(id(number))", "name": "\(name) \(number)", \(bar(of: number))
        "ui_components": \(list(of: components(of: number))) }
      """
  }

  /// The bar of each screen with a button, where edits are in it.
  private func bar(of number: Int) -> String {
    guard edits == .buttons || edits == .targets else { return "" }
    let title = value(.buttons, "All", "More")
    let target = edits == .targets ? id(number * 2 + value(.targets, 1, 2)) : "home"
    return """
      "navigations": [
        { "category": "nav_bar", "navigation_type": "applicaster_toolbar",
          "styles": { "state": "on_top" }, "nav_items": [
            { "id": "button", "title": "\(title)", "type": "button",
              "data": { "target": "\(target)" } }
          ] }
      ],
      """
  }

  /// Two components of different heights: the work for each edit shows best where little else is
  /// laid out.
  private func components(of number: Int) -> [String] {
    let (first, second, third) = (
      component(
        "first-\(number)", title: value(.titles, "Top", "News"), style: number,
        opening: number * 2 + 1),
      component(
        value(.replaced, "second", "other") + "-\(number)", limit: value(.limits, 3, 1), height: 2,
        opening: number * 2 + value(.links, 2, 3)),
      component("third-\(number)", opening: number + 1)
    )
    return switch edits {
    case .swapped where isNew: [second, first]
    case .moved where isNew: [second, third, first]
    case .moved: [first, second, third]
    case .more where isNew, .fewer where !isNew: [first, second, third]
    case .ways:
      [component("before-\(number)", opening: number + count - 1), first]
        + (isNew ? [second] : [second, third])
    default: [first, second]
    }
  }

  private func component(
    _ id: String, title: String = "Title", limit: Int = 1, height: Int = 1, style: Int = 0,
    opening target: Int
  ) -> String {
    let style = edits == .families ? style : height
    let header = #", "header": { "visible": true, "style": "HEADER_1" }"#
    return """
      { "id": "\(id)", "title": "\(title)", "component_type": "grid",
        "rules": { "item_limit": "\(limit)" },
        "data": { "source": "feed", "type": "X", "target": "\(self.id(target))" },
        "styles": { "family": "FAMILY_1", "cell_styles": ["GRID_\(style)"]
          \(edits == .titles ? header : "") } }
      """
  }

  private var families: String {
    let styles = (0..<max(4, edits == .families ? count : 0)).map { number in
      let height = value(.families, 100, 120) + number % 3 * 10
      return """
        "GRID_\(number)": { "style": "image_top", "devices": { "universal": {
          "columns": 2, "height_pixel": \(height) } } }
        """
    }
    return """
      { "families": { "FAMILY_1": {
        "screen": { "DEFAULT": { "devices": { "universal": { "inset_top": 10 } } } },
        "header": { "HEADER_1": {
          "style": "header", "devices": { "universal": { "height_pixel": 44 } } } },
        "grid": { \(styles.joined(separator: ",\n")) } } } }
      """
  }

  private var feed: String {
    let title = value(.feed, "Item", "Entry")
    let items = (0..<max(4, edits == .feed ? count : 0)).map { number in
      #"{ "id": "\#(number)", "title": "\#(title) \#(number)", "type": { "value": "video" } }"#
    }
    return #"{ "entry": \#(list(of: items)) }"#
  }
}
