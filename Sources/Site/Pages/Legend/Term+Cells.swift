import AppModel

extension CellTemplate {
  /// What a cell of the template looks like.
  var term: Term {
    switch self {
    case .imageTop: Term(rawValue, "An image above, title and text below.")
    case .imageLeft: Term(rawValue, "An image at the start, title and text beside it.")
    case .imageRight: Term(rawValue, "Title and text, an image at the end.")
    case .imageOverlay: Term(rawValue, "An image with the title over its lower part.")
    case .textOnly: Term(rawValue, "Title and text without an image.")
    case .hero: Term(rawValue, "A large image with the title over it; pages are told by dots.")
    case .banner: Term(rawValue, "An advertisement.")
    case .ticker: Term(rawValue, "A line of news that runs by.")
    case .tabs: Term(rawValue, "An entry of a row of tabs.")
    case .header: Term(rawValue, "The title above a component, with ‘All’ where it leads on.")
    case .web: Term(rawValue, "A page of the web, of which nothing is known.")
    case .placeholder:
      Term(rawValue, "Nobody knows how to draw it: a plugin’s component, or an unknown style.")
    }
  }
}

extension FeedItem.Kind {
  /// What the sign on an image says; nil where there is none.
  var term: Term? {
    switch self {
    case .video: Term("▶ triangle", "A video, channel, programme or other thing that plays.")
    case .article: Term("lines", "An article.")
    case .gallery: Term("stacked frames", "A gallery of pictures.")
    case .link: Term("chain", "A link that leads out of the app.")
    case .other: nil
    }
  }

  /// The kinds in the order in which the legend tells them.
  static let inLegend: [FeedItem.Kind] = [.video, .article, .gallery, .link]
}
