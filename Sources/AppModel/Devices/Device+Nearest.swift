import Texts

extension Device {
  /// Returns the id of the device that was probably meant: one that is drawn alike, or else one that
  /// is spelled nearly the same.
  package static func nearest(to id: String, among devices: [Device]) -> String? {
    let wanted = words(of: id)
    return devices.first { $0.allNames.contains(wanted) }?.id
      ?? Nearest.name(to: id, among: devices.map(\.id))
  }

  /// The names of the device, and of those that are drawn alike: `iPhone 15 Pro` for `15 Pro` at an
  /// iPhone, and each of `Air 4/5`.
  private var allNames: [[String]] {
    let family = Self.words(of: name).prefix(1)
    return ([name] + aliases).flatMap { $0.split(separator: ",") }.flatMap { name in
      let alternatives = name.split(separator: "/").map(String.init)
      let first = Self.words(of: alternatives[0])
      let all = [first] + alternatives.dropFirst().map { first.dropLast() + Self.words(of: $0) }
      return all.map { $0.prefix(1) == family ? $0 : family + $0 }
    }
  }

  /// Returns the words and numbers of a name without what only says that a number is a generation.
  private static func words(of name: String) -> [String] {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }
    return words.filter { $0 != "gen" }.map { word in
      let number = word.prefix(while: \.isNumber)
      let isOrdinal =
        !number.isEmpty && ["st", "nd", "rd", "th"].contains(word.dropFirst(number.count))
      return String(isOrdinal ? number : word)
    }
  }
}
