extension Device {
  /// Returns the id of the device that was probably meant: one that is drawn alike, one with more
  /// words, or else one that has the same numbers and is spelled nearly the same.
  package static func nearest(to id: String, among devices: [Device]) -> String? {
    let wanted = words(of: id)
    guard !wanted.isEmpty else { return nil }
    if let id = drawnAlike[wanted] { return id }
    let known = devices.map { ($0.id, builtIn[$0.id] ?? words(of: $0.id)) }
    if let longer = known.first(where: { $0.1.starts(with: wanted) }) { return longer.0 }
    let numbers = wanted.filter(\.isNumeric)
    return Nearest.name(
      to: id, among: known.filter { $0.1.filter(\.isNumeric) == numbers }.map(\.0))
  }

  /// The ids of built-in devices by the names of what is drawn alike, and the words of each id.
  private static let drawnAlike = Dictionary(
    firstOf: all.flatMap { device in device.allNames.map { ($0, device.id) } })
  private static let builtIn = Dictionary(firstOf: all.map { ($0.id, words(of: $0.id)) })

  /// The names of the device, and of those that are drawn alike: `iPhone 15 Pro` for `15 Pro` at an
  /// iPhone, each of `Air 4/5`, and each generation of `iPad 10.2 (7th-9th gen)`.
  private var allNames: [[String]] {
    let family = Array(Self.words(of: name).prefix(1))
    return ([name] + aliases).flatMap { $0.split(separator: ",").map(String.init) }
      .flatMap(Self.alternatives)
      .map { Array($0.prefix(1)) == family ? $0 : family + $0 }
  }

  /// Returns the devices that a name means.
  private static func alternatives(_ name: String) -> [[String]] {
    let plain = words(of: String(name.prefix { $0 != "(" }))
    var all = [plain]
    let parts = name.split(separator: "/").map { words(of: String($0)) }
    if let first = parts.first {
      all.append(first)
      all += parts.dropFirst().map { first.dropLast($0.count) + $0 }
    }
    let ages = words(of: String(name.drop { $0 != "(" })).compactMap(Int.init)
    guard let first = ages.first, let last = ages.last, first <= last else { return all }
    for age in (first...last).prefix(20) {
      all += [plain + [String(age)], plain.dropLast() + [String(age)]]
    }
    return all
  }

  /// Returns the words and numbers of a name without what only says what a number is.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var last: Character?
    for character in name.lowercased() {
      defer { last = character }
      let isDigit = character.isNumber || character == "."
      guard isDigit || character.isLetter else { continue }
      if let last, last.isLetter == character.isLetter,
        last.isLetter || last.isNumber || last == "."
      {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words.filter { !["gen", "generation", "inch", "st", "nd", "rd", "th"].contains($0) }
  }
}

extension String {
  fileprivate var isNumeric: Bool { first?.isNumber ?? false }
}
