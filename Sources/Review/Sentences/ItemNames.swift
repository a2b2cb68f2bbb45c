import AppModel

extension Screen {
  /// Whether the screen exists, so that its name is its own.
  var isWritten: Bool { origin != .nowhere }
}

/// What the entries and buttons of the menus and bars of two apps are called, by their ids.
struct ItemNames: Sendable {
  /// The titles; nil for ids of several with other titles.
  private var titles: [String: String?] = [:]
  /// The numbers in their lists; nil for ids of several in other places.
  private var numbers: [String: Int?] = [:]

  init() {}

  init(from old: App, to new: App) {
    let known = new.namedItems
    let ids = Set(known.map(\.id))
    // A title that only the old app has is that of an entry that is gone.
    for item in known + old.namedItems.filter({ !ids.contains($0.id) }) {
      numbers[item.id] = numbers[item.id].map { $0 == item.number ? $0 : nil } ?? item.number
      guard let title = item.title else { continue }
      titles[item.id] = titles[item.id].map { $0 == title ? title : nil } ?? title
    }
  }

  /// Returns the title of an entry or a button; nil if it is not known.
  func title(of id: String) -> String? { (titles[id] ?? nil)?.quotable }

  /// Returns the number of an entry or a button in its list; nil if none has the id.
  func number(of id: String) -> Int? { numbers[id] ?? nil }
}

extension App {
  /// The entries and buttons with ids, in all menus and bars.
  fileprivate var namedItems: [(id: String, title: String?, number: Int)] {
    var named: [(id: String, title: String?, number: Int)] = []
    for navigation in writtenNavigations {
      // Pictures number what has the id of another one.
      var ids = UniqueNames(separator: "~")
      var rest = Array(navigation.items.enumerated())[...]
      while let (place, item) = rest.popFirst() {
        if let id = item.id {
          named.append((ids.unique(id), item.title.flatMap { $0.isEmpty ? nil : $0 }, place + 1))
        }
        rest += item.items.enumerated()
      }
    }
    return named
  }
}
