import AppLayout
import PageParts

/// What changed in a picture or on a screen, in words, each with a link to its cause.
struct ChangeBox {
  let mark: SiteChanges.Mark
  /// What happened, if the mark is not about what the page shows.
  let headline: String
  let path: SitePath

  private init(_ mark: SiteChanges.Mark, _ headline: String, seenFrom path: SitePath) {
    self.mark = mark
    self.headline = headline
    self.path = path
  }

  /// Creates the box about a whole screen; nil if nothing about it changed.
  init?(aboutScreen screen: Screen, in site: Site, seenFrom path: SitePath) {
    guard let mark = site.changes?.screens[screen.key] else { return nil }
    self.init(mark, mark.word ?? "Changed, but looks the same", seenFrom: path)
  }

  /// Creates the box about a picture of a screen, or about the rest of the screen if the picture
  /// did not change; nil if nothing changed.
  init?(about picture: SitePath, of screen: Screen, in site: Site, seenFrom path: SitePath) {
    if let box = ChangeBox(about: picture, in: site, seenFrom: path) {
      self = box
    } else {
      guard let mark = site.changes?.screens[screen.key] else { return nil }
      self.init(mark, "The screen changed, but not this picture", seenFrom: path)
    }
  }

  /// Creates the box about a picture; nil if nothing about it changed.
  init?(about picture: SitePath, in site: Site, seenFrom path: SitePath) {
    guard let mark = site.changes?.pictures[picture] else { return nil }
    self.init(mark, mark.word ?? "Changed, but looks the same", seenFrom: path)
  }

  var node: Node {
    Node("div", ["class": "callout callout-accent change"]) {
      Node("p") {
        Node("strong") { headline }
        if let comparison = mark.comparison {
          " "
          Node("a", ["href": path.link(to: comparison.page, at: comparison.id)]) {
            "Before and after"
          }
        }
      }
      if !mark.reasons.isEmpty {
        Node("ul") {
          for reason in mark.reasons { item(reason) }
          if mark.left > 0 { Node("li") { mark.left.andMore("cause") } }
        }
      }
    }
  }

  private func item(_ reason: SiteChanges.Reason) -> Node {
    Node("li") {
      reason.cause.node(seenFrom: path)
      if !reason.effects.isEmpty {
        let left = reason.effectCount - reason.effects.count
        Node("ul", ["class": "muted small"]) {
          for effect in reason.effects { Node("li") { Node.appText(effect.withCapitalArticle) } }
          if left > 0 { Node("li") { left.andMore("finding") } }
        }
      }
    }
  }
}

extension SiteChanges.Link {
  /// The sentence as a link.
  func node(seenFrom path: SitePath) -> Node {
    Node("a", ["href": path.link(to: page)]) { Node.appText(sentence) }
  }
}

extension SiteChanges.Mark {
  /// How many causes are only counted.
  var left: Int { reasonCount - reasons.count }

  /// What happened in a word, whether it can be seen or not.
  var shownWord: String { word ?? "Changed" }

  /// Returns the address of the cause, or of the comparison if the cause is not known.
  func address(seenFrom path: SitePath) -> String? {
    reasons.first.map { path.link(to: $0.cause.page) }
      ?? comparison.map { path.link(to: $0.page, at: $0.id) }
  }

  /// The word as a link to the cause, which its tooltip names.
  func badge(seenFrom path: SitePath) -> [Node] {
    guard let address = address(seenFrom: path) else { return [] }
    return [
      Node(
        "a",
        [
          "class": "badge badge-accent", "href": address,
          "title": reasons.first.map { String($0.cause.sentence.beginning(atMost: 200)) },
        ]
      ) { shownWord }
    ]
  }

  /// The word as a link to the cause, and a link to the comparison.
  func badges(seenFrom path: SitePath) -> [Node] {
    badge(seenFrom: path)
      + (comparison.map { [.badge("Compare", .note, to: path.link(to: $0.page, at: $0.id))] } ?? [])
  }
}
