import AppLayout
import AppModel

extension CellTemplate {
  /// A description of a cell with the template.
  var term: Term {
    switch self {
    case .imageTop: Term(words, "An image above, title and text below.")
    case .imageLeft: Term(words, "An image at the start, title and text next to it.")
    case .imageRight: Term(words, "Title and text first, an image at the end.")
    case .imageOverlay: Term(words, "An image with the title over its lower part.")
    case .textOnly: Term(words, "Title and text without an image.")
    case .hero: Term(words, "A large image with the title over it. Dots show the current page.")
    case .banner: Term(words, "An advertisement.")
    case .ticker: Term(words, "A line of news that scrolls by.")
    case .tabs: Term(words, "One tab in a row of tabs.")
    case .header: Term(words, "The title above a component, with “All” if it opens more.")
    case .web: Term(words, "A web page; what it shows is not known.")
    case .placeholder:
      Term(words, "A placeholder for a plugin’s component or an unknown style.")
    }
  }
}

extension FeedItem.Kind {
  /// A description of the sign on an image, which not all have; nil if another kind describes it.
  var term: Term? {
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
  static let inLegend: [FeedItem.Kind] = [.video, .gallery, .link, .article]
}
