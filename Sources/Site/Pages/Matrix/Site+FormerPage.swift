import AppModel
import PageParts

extension DocumentKind {
  /// The pages of screens at addresses that they had before, which lead to those of today.
  static let formerPages = DocumentKind(
    "former pages",
    tasks: { site in site.formerAddresses.indices.map { SiteTask(number: $0) } }
  ) { site, task in
    let address = site.formerAddresses[task.number]
    return [
      .page(at: site.paths.page(ofFormer: address.slug)) { $0.site.formerPage(at: address) }
    ]
  }
}

extension Site {
  /// Returns the page at the former address of a screen.
  fileprivate func formerPage(at address: FormerAddress.Found) -> Page {
    let path = paths.page(ofFormer: address.slug)
    let next = paths.page(of: address.screen)
    return Page(
      at: path, address.screen.title, of: name, in: .gallery,
      lead: [.text("This screen has another address now.")], next: next
    ) {
      Node("p") {
        Node("a", ["href": path.link(to: next)]) { "Go to \(address.screen.title)" }
      }
    }
  }
}
