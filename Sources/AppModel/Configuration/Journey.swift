/// A way through the app that matters to its makers, as `riverbed.json` names it.
package struct Journey: Hashable, Sendable {
  package let name: Located<String>
  /// The screen where it starts; nil for home.
  let from: Located<String>?
  /// The screens that it passes, in order.
  let through: [Located<String>]
  /// The screen where it ends.
  package let to: Located<String>
  /// The most taps that it may take; nil for any number.
  package let taps: Located<Int>?

  /// The most journeys that an app can have, and the most screens that one can pass.
  package static let (most, mostPassed) = (100, 20)

  /// Reads a list of journeys. What cannot be used is skipped and reported.
  static func list(_ reader: inout ObjectReader) -> [Journey] {
    guard let value = reader.value("journeys") else { return [] }
    guard case .array(let elements) = value.content else {
      reader.wrongType("journeys", value, "an array", else: "")
      return []
    }
    var journeys: [Journey] = []
    var names: Set<String> = []
    for (index, element) in elements.enumerated() {
      guard index < most else {
        reader.report(.tooMany, at: element.location)
        break
      }
      guard reader.claim(element) else { break }
      guard case .object = element.content else {
        reader.wrongType(of: "an element of 'journeys'", element, "an object", else: "")
        continue
      }
      guard let journey = reader.lend(to: element, Journey.init) else { continue }
      if names.insert(journey.name.value).inserted {
        journeys.append(journey)
      } else {
        reader.report(.repeated(journey.name.value), at: journey.name.location)
      }
    }
    return journeys
  }
}

extension Journey {
  /// Reads a journey; returns nil where its name or its end is missing.
  fileprivate init?(_ reader: inout ObjectReader) {
    let name = reader.locatedString("name").map {
      Located(value: String(Substring($0.value).trimmed).readable, location: $0.location)
    }
    let to = reader.locatedString("to")
    from = reader.locatedString("from")
    let through = reader.strings("through")
    let place = reader.value("taps")?.location
    taps = reader.count("taps").flatMap { count in
      place.map { Located(value: count, location: $0) }
    }
    if let next = through.dropFirst(Self.mostPassed).first {
      reader.report(.tooManyPassed, at: next.location)
    }
    self.through = Array(through.prefix(Self.mostPassed))
    guard let name, let to, !name.value.isEmpty else {
      if let name, name.value.isEmpty {
        reader.report(.emptyName, at: name.location)
      } else if name == nil, !reader.hasKey("name") {
        reader.report(.noName)
      }
      if to == nil, !reader.hasKey("to") { reader.report(.noEnd) }
      return nil
    }
    self.name = name
    self.to = to
  }
}

extension Rule {
  static let unusableJourney = Rule(
    "journey-entry",
    means: "A journey in riverbed.json has no name, an empty one or the name of an earlier "
      + "journey, it does not say where it ends, or there are too many.",
    matters: "Pages, warnings and comparisons call a journey by its name, and each is followed on "
      + "every device.",
    fix: "Give each journey a name of its own and the screen where it ends, such as "
      + "{ \"name\": \"Watch live\", \"to\": \"live\" }.")
}

extension Diagnostic.Message {
  fileprivate static var noName: Self { Self(.unusableJourney, .error, "a journey has no name") }

  fileprivate static var emptyName: Self {
    Self(.unusableJourney, .error, "the name of a journey is empty")
  }

  fileprivate static var noEnd: Self {
    Self(.unusableJourney, .error, "a journey does not say with 'to' where it ends")
  }

  fileprivate static func repeated(_ name: String) -> Self {
    Self(
      .unusableJourney, .error,
      "an earlier journey has the name '\(name: name, of: .journey)' too")
  }

  fileprivate static var tooMany: Self {
    Self(
      .unusableJourney, .error,
      "there are more than \(Journey.most) journeys; this one and what "
        + "follows is left out")
  }

  fileprivate static var tooManyPassed: Self {
    Self(
      .unusableJourney, .error,
      "a journey passes more than \(Journey.mostPassed) screens; this one and what follows is "
        + "left out")
  }
}
