import AppModel
import PageParts

extension ScreenParts {
  /// The maximum number of rows of a table; the page says how many more there are.
  static let mostRows = 200
  /// The maximum number of links that are listed without being asked for.
  private static let mostOpen = 7

  /// The links that lead to the screen, and those that lead from it to others. The second list is only
  /// open where both are short.
  var ways: [Chapter] {
    let here = app.links(to: screen, atMost: Self.mostRows)
    let leaving = app.links(from: screen, atMost: Self.mostRows)
    return [waysHere(here)]
      + (leaving.isEmpty
        ? [] : [waysFromHere(leaving, isOpen: here.count + leaving.count <= Self.mostOpen)])
  }

  private func waysHere(_ links: LinkList) -> Chapter {
    let isOpen = links.count <= Self.mostOpen
    return Chapter("ways-here", "What leads here", hint: "\(links.count)", isOpen: isOpen) {
      if links.isEmpty {
        noLinkHere
      } else {
        table(links, "Links to this screen", "From") { $0.from }
      }
    }
  }

  private func waysFromHere(_ links: LinkList, isOpen: Bool) -> Chapter {
    Chapter("ways-from-here", "Where it leads", hint: "\(links.count)", isOpen: isOpen) {
      table(links, "Links from this screen", "To") { $0.to }
    }
  }

  private var noLinkHere: Node {
    let isHome = screen.key == app.home?.key
    return .callout(isHome ? .note : .warning) {
      Node("p") {
        isHome
          ? "The app starts here; nothing else leads to this screen."
          : "Nothing in the app leads to this screen."
      }
    }
  }

  /// The links that lead from the screen to others.
  var linksFromHere: Chapter? {
    let links = app.links(from: screen, atMost: Self.mostRows)
    guard !links.isEmpty else { return nil }
    return Chapter(
      "ways-from-here", "Where it leads", hint: "\(links.count)",
      isOpen: links.count <= Self.mostOpen
    ) {
      table(links, "Links from this screen", "To") { $0.to }
    }
  }

  private func table(
    _ links: LinkList, _ caption: String, _ column: String, _ key: (Link) -> String?
  ) -> [Node] {
    var table = DataTable(caption, columns: [column, "By", "Label"])
    for link in links.shown {
      table.add([
        [key(link).map { references.target($0) } ?? .text(link.trigger.owner.sentenceStart)],
        [.text(link.trigger.words)] + (link.naming.words.map { [.appText(" \($0)")] } ?? [])
          + (link.isConnected && link.trigger != .parent ? [.text(" "), .badge("connected")] : []),
        label(of: link),
      ])
    }
    let left = links.count - links.shown.count
    return [table.node, places(of: links.shown, caption, key)]
      + Node.more(left, ", which are not listed here")
  }

  /// Returns what people read where a link is tapped: its own text, or the title of its component.
  private func label(of link: Link) -> [Node] {
    if let label = link.label, !label.isEmpty { return [.appText(label)] }
    guard let title = site.map.titles[link] else { return [] }
    return (link.trigger == .cell ? [.text("under ")] : []) + [.appText(title)]
  }

  /// Returns where the files define links.
  private func places(
    of links: [Link], _ caption: String, _ key: (Link) -> String?
  ) -> Node {
    var table = DataTable("\(caption), in the files", columns: ["Screen", "Defined in"])
    for link in links {
      let other = key(link).flatMap(app.screen)?.title ?? link.trigger.owner.sentenceStart
      table.add([[.appText(other)], references.place(link.location)])
    }
    return Node.details("Developer details") { table.node }
  }

  /// The screens that fill a connected screen.
  var senders: Chapter? {
    guard screen.isConnected else { return nil }
    let senders = app.senders(of: screen, atMost: Self.mostRows)
    return Chapter("senders", "Filled by", hint: "\(senders.count)") {
      if senders.isEmpty { noSender } else { table(ofSenders: senders) }
    }
  }

  private var noSender: Node {
    .callout(.warning) {
      Node("p") {
        "This screen shows what another screen passes to it, but no screen that opens it has a "
          + "feed to pass on. Its components are drawn with placeholders."
      }
    }
  }

  private func table(ofSenders senders: LinkList) -> Node {
    var table = DataTable(
      "Screens that fill this one", columns: ["Sender", "By", "Items", "Use"], numbers: [2])
    for (index, link) in senders.shown.enumerated() {
      table.add([
        [link.from.map { references.target($0) } ?? .text(link.trigger.owner.sentenceStart)],
        [.text(link.trigger.words)] + (link.label.map { [.text(", "), .appText($0)] } ?? []),
        [.text("\(link.sent.count)")],
        index == 0 ? [.badge("Fills the pictures", .accent)] : [],
      ])
    }
    return table.node
  }

  /// The plugins that run before the screen.
  var hooks: Chapter? {
    guard !screen.hooks.isEmpty else { return nil }
    var table = DataTable(
      "What comes before this screen, in order", columns: ["Plugin", "Shows"])
    var weights = DataTable("Their weights", columns: ["Plugin", "Weight"], numbers: [1])
    for hook in screen.hooks {
      let target = hook.screen.flatMap { app.firstScreen(id: $0.value) }
      table.add([
        [.appText(app.plugins.spokenName(of: hook.identifier.value))],
        [target.map { references.link(to: $0) } ?? .text("no screen")],
      ])
      weights.add([[.appText(hook.identifier.value)], [.text(hook.weight.shortText)]])
    }
    let details = Node.details("Developer details") { weights.node }
    return Chapter("hooks", "What comes before it", hint: "\(screen.hooks.count)") {
      table.node
      details
    }
  }
}
