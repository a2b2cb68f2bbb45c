extension CellTemplate {
  /// What people call such a cell: `image on top`.
  package var term: Term {
    switch self {
    case .imageTop: Term("image on top", "An image above, title and text below.")
    case .imageLeft: Term("image at the start", "An image at the start, title and text next to it.")
    case .imageRight: Term("image at the end", "Title and text first, an image at the end.")
    case .imageOverlay: Term("text over the image", "An image with the title over its lower part.")
    case .textOnly: Term("text only", "Title and text without an image.")
    case .hero: Term("hero", "A large image with the title over it. Dots show the current page.")
    case .banner: Term("banner", "An advertisement.")
    case .ticker: Term("ticker", "A line of news that scrolls by.")
    case .tabs: Term("tabs", "One tab in a row of tabs.")
    case .header: Term("header", "The title above a component, with “All” if it opens more.")
    case .web: Term("web page", "A web page; what it shows is not known.")
    case .placeholder:
      Term("placeholder", "A placeholder for a plugin’s component or an unknown style.")
    }
  }

  package var words: String { term.word }
}

extension FeedItem.Kind {
  /// A description of the sign on an image, which not all have; nil if another kind describes it.
  package var term: Term? {
    switch self {
    case .video, .audio:
      Term("▶ triangle", "A video, channel, program or anything else that plays.")
    case .gallery: Term("stacked frames", "A gallery of pictures.")
    case .link: Term("chain", "A link that leads out of the app.")
    case .article: Term("no sign", "An article, or anything else.")
    case .other: nil
    }
  }

  /// The kinds in the legend's order.
  package static let inLegend: [FeedItem.Kind] = [.video, .gallery, .link, .article]
}
