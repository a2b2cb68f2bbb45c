extension BarButton.Kind {
  /// What people call what a button opens, and the button itself if it does not have a title.
  package var term: Term {
    switch self {
    case .screen: Term("screen", "A screen of the app.")
    case .url: Term("address", "A web page or another app, by its address.")
    case .live: Term("live", "The app’s drawer of what is on now.")
    case .crossmates: Term("crossmates", "The app’s own screen of that name.")
    case .feed: Term("feed", "The app’s own feed.")
    case .chromecast: Term("chromecast", "The list of devices to play on.")
    case .other: Term("other", "Nothing that the files say.")
    }
  }

  package var words: String { term.word }
}
