/// What the start of an app decides about its navigation bar, and about the space of the status bar.
package struct BarChoice: Hashable, Sendable {
  package let bar: Bar
  package let statusBar: StatusBar

  /// The navigation bar, and why it is that one.
  package enum Bar: Hashable, Sendable {
    /// The plugin that home names.
    case named(Plugin)
    /// The first bar of the manifest, or the app's own, filled by a collection: what an app from
    /// before the builder has.
    case collected(Plugin?)
    /// The app's own.
    case own(Reason)
  }

  /// Why an app that is made with the builder has its own bar.
  package enum Reason: Hashable, Sendable {
    case flagIsOff, homeHasNone, homeNamesNone
    /// The manifest does not have the plugin with this name.
    case unknown(name: String)
  }

  init(of app: App) {
    statusBar = app.wantedStatusBar
    let (settings, plugin) = (app.settings, app.navigationBarPlugin?.plugin)
    let written = app.home?.navigation(.navigationBar)
    bar =
      if !settings.usesBuilder {
        .collected(plugin)
      } else if !settings.usesBuilderNavigationBar {
        .own(.flagIsOff)
      } else if let plugin {
        .named(plugin)
      } else if let name = written?.type?.value {
        .own(.unknown(name: name))
      } else {
        .own(written == nil ? .homeHasNone : .homeNamesNone)
      }
  }

  /// The plugin of the bar; nil for the app's own.
  var plugin: Plugin? {
    switch bar {
    case .named(let plugin): plugin
    case .collected(let plugin): plugin
    case .own: nil
    }
  }
}

extension BarChoice.Reason {
  /// Returns the reason in words without the names of flags and plugins.
  package func plainWords(_ quotes: QuoteStyle) -> String {
    switch self {
    case .flagIsOff: "the settings do not let home choose it"
    case .homeHasNone: "home has no navigation bar"
    case .homeNamesNone: "\(quotes.possessive("home")) navigation bar does not name a plugin"
    case .unknown: "the manifest does not have the bar that home names"
    }
  }

  /// Returns the reason in the words of the files.
  func words(_ quotes: QuoteStyle) -> String {
    switch self {
    case .flagIsOff: "the flag ui_builder_navigation_bar_api is off"
    case .homeHasNone, .homeNamesNone: plainWords(quotes)
    case .unknown(let name): "no plugin is named \(quotes.quoted(name.readable))"
    }
  }
}

extension App {
  /// The bar that the app has from its start.
  package var barChoice: BarChoice { BarChoice(of: self) }
}
