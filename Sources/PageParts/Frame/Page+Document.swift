package import Markup
import SiteFiles

extension Page {
  /// The whole document.
  package var document: Node {
    Node("html", ["lang": "en"]) {
      head
      Node("body") {
        Node("a", ["class": "skip", "href": "#main"]) { "Skip to content" }
        header
        Node("main", ["id": "main", "tabindex": "-1"]) {
          if !trail.isEmpty { crumbs }
          Node("h1", [:], heading)
          if !lead.isEmpty { Node("p", ["class": "lead"], lead) }
          content
        }
        Node("footer", ["class": "foot"]) {
          Node("p") { "Made by Riverbed from the app’s own JSON." }
        }
      }
    }
  }

  private var head: Node {
    Node("head") {
      Node("meta", ["charset": "utf-8"])
      Node("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
      Node("meta", ["name": "color-scheme", "content": "light dark"])
      Node("title") { title == site ? title : "\(title) · \(site)" }
      Node("link", ["rel": "icon", "type": "image/svg+xml", "href": path.link(to: "icon.svg")])
      Node("link", ["rel": "stylesheet", "href": path.link(to: "style.css")])
      Node("script", ["src": path.link(to: "script.js"), "defer": "defer"])
    }
  }

  private var header: Node {
    Node("header", ["class": "top"]) {
      Node("a", ["class": "brand", "href": path.link(to: SitePart.gallery.path)]) {
        Node(
          "img",
          ["src": path.link(to: "icon.svg"), "alt": "", "width": "24", "height": "24"])
        Node("bdi") { site }
      }
      Node("nav", ["aria-label": "Site"]) {
        Node("ul") {
          for part in SitePart.allCases {
            Node("li") {
              Node(
                "a",
                [
                  "href": path.link(to: part.path),
                  "aria-current": part == self.part ? (part.path == path ? "page" : "true") : nil,
                ]
              ) { part.title }
            }
          }
        }
      }
    }
  }

  private var crumbs: Node {
    Node("nav", ["class": "trail", "aria-label": "Breadcrumb"]) {
      Node("ol") {
        for link in trail {
          Node("li") {
            Node("a", ["href": link.address]) { Node("bdi") { link.title } }
          }
        }
        Node("li") { Node("span", ["aria-current": "page"], heading) }
      }
    }
  }
}
