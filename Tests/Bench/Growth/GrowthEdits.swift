import Support

/// A kind of edit, many of which are between two states of an app.
enum GrowthEdits: String, CaseIterable {
  case names = "each screen has another name"
  case ids = "each screen has another id"
  case added = "every second screen is new"
  case removed = "every second screen is gone"
  case titles = "a component of each screen has another title"
  case swapped = "two components of each screen are swapped"
  case moved = "a component of each screen moved to the end"
  case replaced = "a component of each screen is another one"
  case more = "each screen has a component more"
  case fewer = "each screen has a component less"
  case limits = "a component of each screen shows fewer items"
  case buttons = "the button of each screen has another title"
  case targets = "the button of each screen opens another screen"
  case links = "a component of each screen opens another screen"
  case ways = "each screen has a component less, and opens the screens around it"
  case families = "each cell style has another height"
  case feed = "each item of a feed has another title"
  case list = "every second component of a screen is new"
  case screen = "each component of a screen shows fewer items"

  /// Writes both states of an app with this many edits into folders in a folder. Returns the number
  /// of bytes of both; nil where that fails.
  func write(_ count: Int, to folder: String) -> Int? {
    let sizes = [false, true].map { isNew in
      EditedApp(edits: self, count: count, isNew: isNew)
        .write(to: "\(folder)/\(isNew ? "new" : "old")")
    }
    guard let old = sizes[0], let new = sizes[1] else { return nil }
    return old + new
  }

  /// Whether all edits are in the home screen.
  var isOfHome: Bool { self == .list || self == .screen }

  /// Whether each edit reaches all screens, so that the proof stops after a few of them.
  var reachesAll: Bool { [.ids, .added, .removed, .families, .feed].contains(self) }
}
