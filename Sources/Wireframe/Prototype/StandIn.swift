import AppModel

/// What the client opens that is not a screen of the app. A prototype draws something in its place,
/// with the app's words.
package enum StandIn: String, Hashable, Sendable, CaseIterable {
  /// The player of a video, and that of something to listen to.
  case player, audio
  case article, gallery
  /// A page of the web, over the app.
  case browser
  /// An item of which no one knows the type, or which item it is.
  case item
  /// What a plugin or the system opens.
  case sheet
  /// What a plugin shows before a screen.
  case step

  /// What it is, in words that follow what was tapped: `Rain until Friday, opens an article`.
  package var phrase: String {
    switch self {
    case .player: "a player"
    case .audio: "an audio player"
    case .article: "an article"
    case .gallery: "a gallery"
    case .browser: "a web page"
    case .item: "an item"
    case .sheet: "a sheet"
    case .step: "a step"
    }
  }

  /// Returns the kind whose parts it has on a device: a TV does not have a browser, and shows what a
  /// page is about.
  func form(on deviceClass: DeviceClass) -> StandIn {
    self == .browser && deviceClass == .tv ? .sheet : self
  }

  /// Whether it covers the whole window on every device.
  package var isFullScreen: Bool {
    switch self {
    case .player, .audio, .article, .gallery, .item, .step: true
    case .browser, .sheet: false
    }
  }
}
