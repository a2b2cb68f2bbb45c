package import AppModel

/// The names that an author gave to screens and components, by their keys.
package struct AuthorNames: Sendable {
  private var screens: [String: String] = [:]
  /// The types of components whose keys are not for people.
  private var types: [String: String] = [:]
  /// The keys of screens that something opens and that neither app has.
  private var missing: Set<String> = []

  /// Creates names from the titles of screens.
  package init(screens: [String: String] = [:]) {
    self.screens = screens
  }

  /// Collects the names of two apps; where both have one, the new one counts.
  package init(from old: App, to new: App) {
    for app in [old, new] {
      missing.formUnion(app.screens.filter { !$0.isWritten }.map(\.key))
      for screen in app.screens where screen.isWritten {
        let title = screen.title
        screens[screen.key] = title
        screens[screen.targetName] = title
        for component in screen.allComponents where component.key.isForMachines {
          types[component.key] = component.typeName?.value.spoken
        }
      }
    }
    missing.subtract(screens.keys)
  }

  /// Returns the names with titles from the records of sites, for screens without another.
  func adding(titles: [String: String]) -> AuthorNames {
    var names = self
    names.screens.merge(titles) { own, _ in own }
    return names
  }

  /// Returns the names with those of the folders that a site has for screens without one.
  func adding(folders pictures: [ComparedPicture]) -> AuthorNames {
    var names = self
    for picture in pictures {
      guard let screen = picture.subject.screen, screens[screen] == nil,
        let folder = picture.screenFolder
      else { continue }
      names.screens[screen] = folder
    }
    return names
  }

  /// Returns the name of a screen, or its key if it does not have one.
  package func screen(_ key: String) -> String {
    missing.contains(key) ? "the missing screen '\(key.quotable)'" : (screens[key] ?? key).quotable
  }

  /// Returns the name of a screen; nil if no screen has the key.
  func knownScreen(_ key: String) -> String? { screens[key]?.quotable }

  /// Returns the name of a component for people: its id, or its type if the id is only for
  /// machines.
  func component(_ key: String) -> String {
    let own = key.split(separator: "|").last.map(String.init) ?? key
    guard own.isForMachines else { return own.quotable }
    return types[own].map { "the \($0)" } ?? "a component"
  }
}

extension ComparedPicture {
  /// The folder of its screen in a site: `home` in `screens/home/iphone-se-1/full.svg`.
  fileprivate var screenFolder: String? {
    let steps = (newPath ?? oldPath ?? "").split(separator: "/").map(String.init)
    return steps.firstIndex(of: "screens").flatMap { steps.dropFirst($0 + 1).first }
  }
}

extension String {
  /// Whether an id was made by a machine: it consists only of digits, or of hexadecimal digits and
  /// hyphens.
  var isForMachines: Bool {
    let digits = utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "~") }
    guard digits.contains(where: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return false
    }
    let isHexadecimal = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    return isHexadecimal && digits.count >= 20
      || digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Whether the phrase is of several things: `the tabs`, but not `the header of the tabs`, and no
  /// name that an author chose.
  var isPlural: Bool {
    let words = split(separator: " ")
    let end = words.firstIndex { ["of", "in", "on", "for"].contains($0) } ?? words.count
    guard words.first == "the", let noun = words[..<end].last else { return false }
    return noun.hasSuffix("s") && !noun.hasSuffix("ss") && !noun.hasSuffix("us")
  }

  /// A word of the files as people say it: `horizontal_list` is a horizontal list.
  var spoken: String {
    split(whereSeparator: { "_-".contains($0) }).joined(separator: " ").quotable
  }
}

extension Screen {
  /// Whether the screen exists, so that its name is its own.
  fileprivate var isWritten: Bool {
    switch origin {
    case .rivers, .appDefine, .whiteLabel: true
    case .nowhere: false
    }
  }
}
