/// Where a screen, component or item takes its content from, and what it leads to.
package struct DataReference: Hashable, Sendable {
  /// The data source: an id, an address, or a provider's request.
  package let source: Located<String>?
  package let type: DataSourceType?
  /// Whether the target takes this source over; nil where the file does not say.
  package let isConnected: Bool?
  /// The screen that is opened.
  package let target: Located<String>?
  /// The screen whose source a connected screen shows.
  package let parent: Located<String>?
  package let location: Location

  init(_ reader: inout ObjectReader) {
    location = reader.location
    source = reader.locatedText("source")
    type = reader.text("type").map(DataSourceType.init)
    isConnected = reader.bool("connected", else: "the app reads it as not connected")
    target = reader.locatedText("target")
    parent = reader.locatedText("parent")
  }

  /// Whether there is content without another screen's help.
  package var hasSource: Bool { source != nil || type?.needsSource == false }
}

/// The kind of a data source. Kinds that a plugin brings keep their name.
package enum DataSourceType: Hashable, Sendable {
  case category, collection, atomFeed, jsonFeed, favorites, webURL
  case banner, smartBanner, boxBanner, downloads, userAccount
  case other(String)

  init(_ name: String) {
    self = Self.named[name.uppercased()] ?? .other(name)
  }

  /// Whether content of this kind must be asked for at some address.
  var needsSource: Bool {
    switch self {
    case .category, .collection, .atomFeed, .jsonFeed, .webURL, .other: true
    case .favorites, .banner, .smartBanner, .boxBanner, .downloads, .userAccount: false
    }
  }

  /// Whether content of this kind is a list of items, of which there can be a snapshot.
  var hasItems: Bool {
    switch self {
    case .category, .collection, .atomFeed, .jsonFeed, .favorites, .downloads, .other: true
    case .webURL, .banner, .smartBanner, .boxBanner, .userAccount: false
    }
  }

  /// The kinds that Riverbed knows, by the names that the builder writes.
  static let named: [String: DataSourceType] = [
    "APPLICASTER_CATEGORY": .category, "APPLICASTER_COLLECTION": .collection,
    "APPLICASTER_ATOM_FEED": .atomFeed, "FEED_JSON": .jsonFeed,
    "APPLICASTER_FAVORITES": .favorites, "WEB_URL": .webURL, "BANNER": .banner,
    "SMART_BANNER": .smartBanner, "BOX_BANNER": .boxBanner, "DOWNLOADS": .downloads,
    "USER_ACCOUNT_COMPONENT": .userAccount,
  ]
}
