/// A role that a color plays in wireframes: what it is for, regardless of what it looks like.
package enum ColorRole: Int, Hashable, Sendable, CaseIterable {
  // Around the screen.
  /// The page around the device.
  case page
  /// The body of the device.
  case device
  /// The edge of the body, and the home button.
  case deviceOutline
  /// A notch, an island or a camera: what the device cuts out of the screen.
  case cutout
  /// The home indicator, over the content of the screen.
  case homeIndicator
  /// Captions and the legend next to the device.
  case legendText

  // The regions of the app container.
  /// The app container, where no region covers it.
  case container
  /// The edge of the container.
  case containerOutline
  /// The status bar container.
  case statusBar
  /// The edge of the status bar container.
  case statusBarOutline
  /// Time, signal and battery, where they are as light or dark as this color.
  case statusText
  /// A navigation bar on top of the content.
  case bar
  /// The line under a navigation bar.
  case barHairline
  /// Title and icons on such a bar.
  case barText
  /// A button of such a bar that is disabled.
  case barDisabled
  /// A bar over the content, which stays visible through it.
  case overlay
  /// Title and icons on such a bar.
  case overlayText
  /// A button of such a bar that is disabled.
  case overlayDisabled
  /// The line where a bar over the content ends.
  case overlayEdge
  /// The root container, which the root plugin and the screens in it fill.
  case root
  /// The edge of the root container.
  case rootOutline

  // Content.
  /// Titles and other text of the content.
  case text
  /// Text that matters less, such as dates.
  case mutedText
  /// A bar that represents a line of text.
  case textBar
  /// Anything that can be tapped, is selected, or marks the page of a hero.
  case accent
  /// Text and icons on the accent.
  case onAccent
  /// Something outside a bar that is disabled.
  case disabled
  /// A line between rows, and under headers.
  case hairline
  /// The surface of a cell.
  case cell
  /// The edge of a cell.
  case cellOutline
  /// A box that represents an image.
  case image
  /// The cross in such a box, and its edge.
  case imageCross
  /// The panel behind a text on top of an image.
  case caption
  /// The disc behind the icon of a cell's type.
  case iconDisc
  /// The icon of a cell's type.
  case icon

  // Components with a look of their own.
  /// The strip of a tab bar, and of tabs in the content.
  case tabBar
  /// A tab that is not selected.
  case tabText
  /// The tab that is selected.
  case tabSelected
  /// The panel of an open menu.
  case menu
  /// The shade over the screen next to an open menu.
  case scrim
  /// The strip of a ticker.
  case ticker
  /// The text of a ticker.
  case tickerText
  /// An advertisement.
  case banner
  /// The edge of an advertisement.
  case bannerOutline
  /// The text of an advertisement.
  case bannerText
  /// A web page.
  case web
  /// The text on a web page.
  case webText
  /// The area that a plugin draws itself.
  case plugin
  /// The edge of a plugin's area.
  case pluginOutline
  /// The text in a plugin's area.
  case pluginText
  /// Something that Riverbed cannot draw: unknown components, placeholders of older apps.
  case placeholder
  /// The edge of a placeholder.
  case placeholderOutline
  /// The text of a placeholder.
  case placeholderText

  // Marks.
  /// The dashes around the safe area.
  case safeArea
  /// The mark that says that the content continues below the fold.
  case fold

  /// The name of the role in a theme's file.
  package var name: String { "\(self)" }
}
