import AppModel

/// Where each screen is written in the file of the screens, and what is around them there. The
/// values of a screen are made from its own bytes and from everything that is not a screen's.
struct WrittenScreens {
  /// The place of each screen of the app; nil for those of other files, or of none.
  let places: ElementTable<Screen, Range<Int>?>
  /// The bytes between the screens.
  let between: [ArraySlice<UInt8>]
  let bytes: [UInt8]
  let file: FileID

  /// Finds the screens of a site's app; nil where the values of a screen may depend on the bytes of
  /// another one.
  init?(in site: Site) {
    let app = site.app
    file = app.location.file
    guard site.sources.files.indices.contains(Int(file.index)),
      !site.problems.all.contains(where: { $0.diagnostic.rule == .tooManyElements })
    else { return nil }
    bytes = site.sources[file].bytes
    var places = ElementTable<Screen, Range<Int>?>(repeating: nil, count: app.screens.count)
    for (index, screen) in app.screens.withIndices where screen.origin == .rivers {
      guard screen.location.file == file, let end = site.ends[screen.location] else { return nil }
      places[index] = Int(screen.location.offset)..<Int(end.offset)
    }
    var between: [ArraySlice<UInt8>] = []
    var last = 0
    let sorted = places.values.compactMap(\.self).sorted { $0.lowerBound < $1.lowerBound }
    for place in sorted {
      guard place.lowerBound >= last, place.upperBound <= bytes.count else { return nil }
      between.append(bytes[last..<place.lowerBound])
      last = place.upperBound
    }
    self.places = places
    self.between = between + [bytes[last...]]
  }

  /// Returns what comes before a screen on its first line, as far as pages look at it: they quote a
  /// value without the indentation of the line on which it begins.
  func beginningOfLine(before screen: ElementIndex<Screen>) -> ArraySlice<UInt8> {
    guard let place = places[screen] else { return [] }
    let before = bytes[max(0, place.lowerBound - JSONSnippet.longestLine)..<place.lowerBound]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    return before[start...]
  }
}
