/// Where a screen, component or item gets its content, and what it opens.
package struct DataReference: Hashable, Sendable {
  /// The screen to open.
  package let target: Located<String>?
  // Entries of menus have nothing but a target, and there are many entries.
  private let sharedContent: Shared<Content>?
  /// Whether the target also shows this source.
  package let isConnected: Bool
  /// Whether all of it could be read; anything else has been reported.
  let isClear: Bool
  package let location: Location

  /// Where content comes from.
  private struct Content: Hashable {
    let source: Located<String>?
    let type: DataSourceType?
    let parent: Located<String>?

    var isEmpty: Bool { source == nil && type == nil && parent == nil }
  }

  /// The data source: an id, an address, or a provider's request.
  package var source: Located<String>? { sharedContent?.wrappedValue.source }

  package var type: DataSourceType? { sharedContent?.wrappedValue.type }

  /// The screen whose source a connected screen shows.
  package var parent: Located<String>? { sharedContent?.wrappedValue.parent }

  /// Whether there is content without the help of another screen.
  package var hasSource: Bool { source != nil || type?.needsSource == false }

  /// Returns what applies to something that names no data.
  static func none(at location: Location) -> DataReference {
    DataReference(
      target: nil, sharedContent: nil, isConnected: false, isClear: true, location: location)
  }
}

extension DataReference {
  init(_ reader: inout ObjectReader) {
    location = reader.location
    let source = reader.locatedText("source")
    let type = reader.locatedText("type")
    let nearMiss = type.flatMap { DataSourceType.nearMiss($0.value) }
    let connected = reader.bool("connected", else: "the app reads it as not connected")
    isConnected = connected ?? false
    let hasNoBool = connected == nil && reader.value("connected") != nil
    isClear =
      !reader.isWrong && !hasNoBool && !reader.hasNoText("source") && !reader.hasNoText("type")
      && nearMiss == nil
    target = reader.locatedText("target")
    let content = Content(
      source: source, type: type.map { DataSourceType($0.value) },
      parent: reader.locatedText("parent"))
    sharedContent = content.isEmpty ? nil : Shared(wrappedValue: content)
    if let type, let nearMiss {
      reader.report(.noSourceType(type.value, nearMiss), at: type.location)
    }
  }
}
