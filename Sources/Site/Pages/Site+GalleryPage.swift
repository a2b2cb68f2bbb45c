import AppModel
import Markup
import Pages

extension Site {
  /// How many screens a page of the gallery shows at most.
  private static var screensPerPage: Int { 200 }

  /// The screens of each page of the gallery; one page without screens where there are none.
  var galleryPages: [ArraySlice<Screen>] {
    let starts = stride(from: 0, to: max(1, screens.count), by: Self.screensPerPage)
    return starts.map { screens[$0..<min($0 + Self.screensPerPage, screens.count)] }
  }

  /// A page of the gallery, counted from zero.
  func galleryPage(_ index: Int) -> Page {
    let path = SitePath.gallery(index)
    return Page(at: path, name, of: name, in: .gallery) {
      Node("ul") {
        for screen in galleryPages[index] {
          Node("li") {
            Node("a", ["href": path.link(to: .screen(screen))]) { screen.title }
          }
        }
      }
    }
  }
}
