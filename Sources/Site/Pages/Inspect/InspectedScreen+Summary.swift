import AppLayout
import PageParts

extension InspectedScreen {
  /// A sentence that describes the variant.
  var lead: [Node] {
    [
      .text("Why it looks like this: the "),
      references.word(variant.placement.phrase, .placements),
    ] + statusBar + [
      .text("; it "),
      references.word(variant.entrance.phrase(of: screen, in: app), .entrances),
      .text(
        "\(layout.approach.coveringWords(in: app))"
          + "\(app.otherEntrances(of: screen, than: variant.entrance)). \(reason)"),
    ]
  }

  /// How the status bar is.
  private var statusBar: [Node] {
    held.device.deviceClass.hasStatusBar
      ? [.text(", the "), references.word(variant.statusBar.phrase, .statusBars)] : []
  }

  private var reason: String {
    layout.forced?.term.meaning ?? "That is how the app is configured."
  }

  /// The facts about the screen that the rest of the page builds on.
  var summary: [Node] {
    var facts = Facts()
    facts.add("Content") { Node.appText(screen.kindWords(in: app)) }
    facts.add("Sections") { sections }
    facts.add("Filled by") { sender }
    facts.add("Hooks that run first") {
      screen.hooks.isEmpty
        ? []
        : [
          Node.appText(
            screen.hooks.map { app.plugins.spokenName(of: $0.identifier.value) }
              .joined(separator: ", "))
        ]
    }
    facts.add("Status bar") {
      layout.statusBarLook(in: app)?.hardToReadWords.map { [.text($0)] } ?? []
    }
    return facts.nodes + otherDevices
  }

  /// How many sections the components produced, if the numbers differ.
  private var sections: [Node] {
    let (all, shown) = (screen.allComponents.count, layout.content.sections.count)
    return all == shown ? [] : [.text("\(shown) from \(all.counted(as: "component"))")]
  }

  /// The screen that fills a connected screen.
  private var sender: [Node] {
    guard screen.isConnected else { return [] }
    guard let link = app.sender(of: screen) else {
      return [.text("connected, but no screen fills it")]
    }
    let name = link.from.flatMap(app.screen).map(references.link(to:)) ?? .text("the menu")
    return [name] + (link.label.map { [.text(" ("), Node.appText($0), .text(")")] } ?? [])
  }

  /// Links to the pages of other devices, in the chosen look.
  private var otherDevices: [Node] {
    DeviceMenu(of: site, on: held, all: path.link(to: site.paths.page(of: screen))) {
      other, words in
      site.byLook { look, classes in
        let page = site.paths.inspection(of: screen, on: other)
        return Node(
          "a", ["href": path.link(to: page, at: site.choosing(look)), "class": classes]
        ) { Node.appText(words) }
      }
    }.nodes
  }

  /// Links to the pages of the screens before and after this one, on the same device.
  var adjacentScreens: [Node] {
    site.links(beside: screen, seenFrom: path, to: inspectPath)
  }
}

extension Site {
  /// Returns links to pages of the screens before and after one in the gallery, each in the look that
  /// is chosen; none to a screen without such a page.
  func links(
    beside screen: Screen, seenFrom path: SitePath, to page: (Screen) -> SitePath?
  ) -> [Node] {
    let (previous, next) = gallery.adjacentScreens(of: screen)
    let steps = [previous, next].map { other -> [StepLinks.Link] in
      guard let other, let page = page(other) else { return [] }
      return byLook { look, classes in
        StepLinks.Link(
          name: .appText(other.title), address: path.link(to: page, at: choosing(look)),
          classes: classes)
      }
    }
    return StepLinks(previous: steps[0], next: steps[1]).node("Other screens", class: "adjacent")
  }
}
