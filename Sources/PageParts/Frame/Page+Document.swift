extension Page {
  /// The whole document.
  package var document: Node { document(labeled: nil) }

  /// Returns the whole document, with a text about the whole site in its footer, and with more
  /// stylesheets.
  package func document(labeled label: String?, styles: [SitePath] = []) -> Node {
    Node("html", ["lang": "en"]) {
      head(styles: frame.styles + styles)
      Node("body") {
        Node("a", ["class": "skip", "href": "#\(skip)"]) { "Skip to content" }
        header
        Node("main", ["id": "main", "tabindex": "-1"]) {
          if !trail.isEmpty { crumbs }
          Node("h1", [:], heading)
          if !lead.isEmpty { Node("p", ["class": "lead"], lead) }
          content
        }
        Node("footer", ["class": "foot"]) {
          Node("p") { "Made by Riverbed from the app’s own JSON." }
          if let label { Node("p", ["class": "label"]) { Node("bdi") { label } } }
        }
      }
    }
  }

  private func head(styles: [SitePath]) -> Node {
    Node("head") {
      Node("meta", ["charset": "utf-8"])
      Node("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
      if let next {
        Node("meta", ["http-equiv": "refresh", "content": "0; url=\(path.link(to: next))"])
      }
      if frame.scriptIsFirst {
        // On the home screen of a phone a prototype opens like an app.
        Node("meta", ["name": "mobile-web-app-capable", "content": "yes"])
        Node("meta", ["name": "apple-mobile-web-app-capable", "content": "yes"])
      }
      Node("meta", ["name": "color-scheme", "content": "light dark"])
      Node("title") { title == frame.name ? title : "\(title) · \(frame.name)" }
      Node("link", ["rel": "icon", "type": "image/svg+xml", "href": path.link(to: "icon.svg")])
      for style in styles {
        Node("link", ["rel": "stylesheet", "href": path.link(to: style)])
      }
      Node(
        "script",
        ["src": path.link(to: frame.script), "defer": frame.scriptIsFirst ? nil : "defer"])
      if let ownScript { Node("script", ["src": path.link(to: ownScript), "defer": "defer"]) }
    }
  }

  private var header: Node {
    Node("header", ["class": "top"]) {
      Node("a", ["class": "brand", "href": path.link(to: frame.home)]) {
        Node(
          "img",
          ["src": path.link(to: "icon.svg"), "alt": "", "width": "24", "height": "24"])
        Node("bdi") { frame.name }
      }
      navigation
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
