import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles
import Wireframe

/// The actions for a picture of the viewer.
struct ViewerActions {
  let site: Site
  let viewed: ViewedScreen
  let state: PictureState
  let look: Look

  private var path: SitePath { viewed.path }
  private var picture: SitePath { viewed.picture(of: state, in: look.theme.name, site.paths) }

  var node: Node {
    Node("ul", ["class": "actions"]) {
      if let play { action(play.title, to: play.address) }
      action("Inspect", to: inspection)
      action(
        "All devices and bars",
        to: path.link(to: site.paths.page(of: viewed.screen), at: site.choosing(look)))
      Node("li") {
        Node.download(path.link(to: picture), named: fileName)
      }
      Node("li") {
        Node("a", ["class": "copy-link", "href": "#\(state.id(in: look))"]) {
          "Link to this picture"
        }
      }
      Node("li") {
        Node.details("Embed") { Node.copyable(snippet) }
      }
    }
  }

  private func action(_ title: String, to address: String) -> Node {
    Node("li") { Node("a", ["href": address]) { title } }
  }

  /// The screen in the prototype on the device, or on another one that has a prototype.
  private var play: (title: String, address: String)? {
    guard let (played, title) = site.prototype(near: viewed.held) else { return nil }
    return (title, path.link(to: site.paths.prototype(of: viewed.screen, on: played)))
  }

  private var inspection: String {
    path.link(
      to: site.paths.inspection(of: viewed.screen, on: viewed.held), at: site.choosing(look))
  }

  /// The name of the downloaded file without its ending; unlike the file's own, it says what the
  /// file shows.
  private var fileName: String {
    let held = viewed.held
    let names = [site.paths[viewed.screen].text, site.paths[held].text, state.id(in: look)]
    return names.joined(separator: "-")
  }

  /// The picture as an element for other pages; the script knows the address of the site.
  private var snippet: String {
    let text = "\(viewed.title), \(viewed.shownWords(for: state))".readable.escapedInXML
    return
      "<img src=\"https://SITE/\(SitePath("index.xhtml").link(to: picture))\" alt=\"\(text)\"/>"
  }
}
