import AppLayout
import PageParts
import Wireframe

/// What can be taken from a picture of the viewer: its address, its file, and its markup.
struct ViewerActions {
  let site: Site
  let viewed: ViewedScreen
  let state: PictureState

  private var path: SitePath { viewed.path }

  var node: Node {
    Node("ul", ["class": "actions"]) {
      Node("li") {
        site.byLook { look, classes in
          Node(
            "a",
            [
              "class": ["copy-link", classes].compactMap(\.self).joined(separator: " "),
              "href": "#\(state.id(in: look))",
            ]
          ) { "Link to this picture" }
        }
      }
      Node("li") {
        site.byTheme { theme, classes in
          Node(
            "a",
            [
              "class": classes.isEmpty ? nil : classes.joined(separator: " "),
              "href": path.link(to: picture(in: theme)), "download": "\(fileName(in: theme)).svg",
            ]
          ) { "Download SVG" }
        }
      }
      Node("li") {
        Node.details("Embed") { Node.copyable(snippet) }
      }
    }
  }

  private func picture(in theme: Theme) -> SitePath {
    viewed.picture(of: state, in: theme.name, site.paths)
  }

  /// Returns the name of the downloaded file without its ending; unlike the file's own, it says what
  /// the file shows.
  private func fileName(in theme: Theme) -> String {
    let held = viewed.held
    let parts = [site.paths[viewed.screen].text, site.paths[held].text, state.name]
    return (parts + (theme == site.themes[0] ? [] : [site.paths[theme.name].text]))
      .joined(separator: "-")
  }

  /// The picture as an element for other pages; the script knows the address of the site.
  private var snippet: String {
    let text = "\(viewed.title), \(viewed.shownWords(for: state))".readable.escapedInXML
    let address = SitePath("index.xhtml").link(to: picture(in: site.themes[0]))
    return "<img src=\"https://SITE/\(address)\" alt=\"\(text)\"/>"
  }
}
