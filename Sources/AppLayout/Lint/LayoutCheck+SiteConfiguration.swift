import AppModel

extension LayoutCheck {
  /// Checks that the conditions, orientations and scheme in `riverbed.json` are known or
  /// well-formed. A condition may be the code of any rule, and all of them are known only here.
  static let siteWords = ofApp([.siteWord]) { app in
    let conditions = Rule.all.map(\.code) + SiteConfiguration.conditions
    return unknown(app.site.failOn, "failOn condition", conditions)
      + unknown(app.site.orientations, "orientation", SiteConfiguration.orientationNames)
      + badScheme(app.site.scheme)
  }

  /// Checks that a scheme starts with a letter, followed by letters, digits, `+`, `-` and `.`.
  private static func badScheme(_ scheme: Located<String>?) -> [Diagnostic] {
    guard let scheme else { return [] }
    let isScheme =
      scheme.value.first.map { $0.isASCII && $0.isLetter } ?? false
      && scheme.value.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
      }
    return isScheme ? [] : [Diagnostic(.notAScheme(scheme.value), at: scheme.location)]
  }

  private static func unknown(
    _ words: [Located<String>], _ noun: String, _ known: [String]
  ) -> [Diagnostic] {
    let names = Set(known)
    lazy var index = NameIndex(known)
    return words.filter { !names.contains($0.value) }.map { word in
      Diagnostic(
        .unknownWord(word.value, noun, index.nearest(to: word.value)), at: word.location)
    }
  }

  /// Checks that the devices in `riverbed.json` exist, and that their files have unique names.
  static let devices = ofApp([.unknownDevice, .customDevice]) { app in
    let list = app.site.devices.map(DeviceList.init)
    return (list?.leftOut ?? []).map { Diagnostic(.leftOut($0.reason), at: $0.location) }
  }
}

extension Rule {
  fileprivate static let siteWord = Rule(
    "site-word",
    means: "riverbed.json has a failOn condition or an orientation that Riverbed does not know, "
      + "or a scheme that no link can begin with.",
    matters: "A build that should fail would pass, a requested drawing would be missing, or the "
      + "deep links of the site would not work.",
    fix: "Write a code from 'riverbed explain', lint, warnings, differences or new-problems; "
      + "portrait, landscape or both; a scheme without ://, such as newsroom.")

  fileprivate static let unknownDevice = Rule(
    "unknown-device",
    means: "riverbed.json names a device that Riverbed does not know.",
    matters: "The site is built without it.",
    fix: "Write an id that 'riverbed devices' lists, or describe the device as an object.")
}

extension Diagnostic.Message {
  fileprivate static func unknownWord(_ word: String, _ noun: String, _ nearest: String?) -> Self {
    Self(
      .siteWord, .error, "'\(word.quotable)' is not a known \(noun)", .init(nearest: nearest))
  }

  fileprivate static func notAScheme(_ scheme: String) -> Self {
    Self(
      .siteWord, .error, "'\(scheme.quotable)' is not a URL scheme",
      .action("write it without ://, such as newsroom"))
  }

  fileprivate static func leftOut(_ reason: DeviceList.LeftOut.Reason) -> Self {
    switch reason {
    case .unknown(let id, let nearest):
      Self(
        .unknownDevice, .error, "no device has the id '\(id.quotable)'", .init(nearest: nearest))
    case .sharedFolder(let id, let other):
      Self(
        .customDevice, .error,
        "the files of the device '\(id)' would have the same names as those of '\(other)'",
        .action("give the device another id"))
    }
  }
}
