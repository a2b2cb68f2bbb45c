/// The kind of a data source. A kind that a plugin adds keeps its name.
package enum DataSourceType: Hashable, Sendable {
  case category, collection, atomFeed, jsonFeed, favorites, webURL
  case banner, smartBanner, boxBanner, downloads, userAccount
  case other(String)

  init(_ name: String) {
    self = Self.named[name.uppercased()] ?? .other(name)
  }

  /// Whether content of this kind has to be requested from an address.
  var needsSource: Bool {
    switch self {
    case .category, .collection, .atomFeed, .jsonFeed, .webURL, .other: true
    case .favorites, .banner, .smartBanner, .boxBanner, .downloads, .userAccount: false
    }
  }

  /// Whether content of this kind is a list of items that can have a snapshot.
  var hasItems: Bool {
    switch self {
    case .category, .collection, .atomFeed, .jsonFeed, .favorites, .downloads, .other: true
    case .webURL, .banner, .smartBanner, .boxBanner, .userAccount: false
    }
  }

  /// The kinds that Riverbed knows, by the names that the builder uses.
  static let named: [String: DataSourceType] = [
    "APPLICASTER_CATEGORY": .category, "APPLICASTER_COLLECTION": .collection,
    "APPLICASTER_ATOM_FEED": .atomFeed, "FEED_JSON": .jsonFeed,
    "APPLICASTER_FAVORITES": .favorites, "WEB_URL": .webURL, "BANNER": .banner,
    "SMART_BANNER": .smartBanner, "BOX_BANNER": .boxBanner, "DOWNLOADS": .downloads,
    "USER_ACCOUNT_COMPONENT": .userAccount,
  ]
}

extension DataSourceType {
  private static let names = NameIndex(named.keys)

  /// Returns the known kind that a misspelled name is close to; nil for a plugin's own kinds.
  static func nearMiss(_ name: String) -> String? {
    named[name.uppercased()] == nil ? names.nearest(to: name) : nil
  }
}

extension Rule {
  static let unknownSourceType = Rule(
    "unknown-source-type",
    means: "The type of a data source is almost, but not quite, one that the apps know. Types of "
      + "a plugin's own are not reported.",
    matters: "The app looks for a plugin that has this type, finds none and shows nothing.",
    fix: "Correct the type.")
}

extension Diagnostic.Message {
  static func noSourceType(_ name: String, _ nearest: String) -> Self {
    Self(
      .unknownSourceType, .warning, "'\(name: name)' is not a data source type",
      .init(nearest: nearest))
  }
}
