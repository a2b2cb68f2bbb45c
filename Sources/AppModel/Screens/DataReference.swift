/// Where a screen, component or item gets its content, and what it opens.
package struct DataReference: Hashable, Sendable {
  /// The data source: an id, an address, or a provider's request.
  package let source: Located<String>?
  package let type: DataSourceType?
  /// Whether the target also shows this source; nil where the file does not say.
  package let isConnected: Bool?
  /// The screen to open.
  package let target: Located<String>?
  /// The screen whose source a connected screen shows.
  package let parent: Located<String>?
  /// Whether all of it could be read; anything else has been reported.
  let isClear: Bool
  package let location: Location

  /// Whether there is content without the help of another screen.
  package var hasSource: Bool { source != nil || type?.needsSource == false }

  /// Returns what applies to something that names no data.
  static func none(at location: Location) -> DataReference {
    DataReference(
      source: nil, type: nil, isConnected: nil, target: nil, parent: nil, isClear: true,
      location: location)
  }
}

extension DataReference {
  init(_ reader: inout ObjectReader) {
    location = reader.location
    source = reader.locatedText("source")
    let type = reader.locatedText("type")
    self.type = type.map { DataSourceType($0.value) }
    let nearMiss = type.flatMap { DataSourceType.nearMiss($0.value) }
    let connected = reader.bool("connected", else: "the app reads it as not connected")
    isConnected = connected
    let hasNoBool = connected == nil && reader.value("connected") != nil
    isClear =
      !reader.isWrong && !hasNoBool && !reader.hasNoText("source") && !reader.hasNoText("type")
      && nearMiss == nil
    target = reader.locatedText("target")
    parent = reader.locatedText("parent")
    if let type, let nearMiss {
      reader.report(.noSourceType(type.value, nearMiss), at: type.location)
    }
  }
}
