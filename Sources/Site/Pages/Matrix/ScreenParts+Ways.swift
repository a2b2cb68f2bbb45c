import AppModel
import Markup
import Pages

extension ScreenParts {
  /// More rows than this help nobody; the flow has them all.
  private static let mostRows = 200

  /// The ways that lead to the screen.
  var waysHere: Part? {
    let links = app.links(to: screen)
    guard !links.isEmpty else {
      return Part(
        id: "ways-here", title: "Ways here",
        content: [
          .callout(screen.key == app.home?.key ? .note : .warning) {
            Node("p") {
              screen.key == app.home?.key
                ? "The app starts here; nothing else leads to this screen."
                : "Nothing in the app leads to this screen."
            }
          }
        ])
    }
    return Part(
      id: "ways-here", title: "Ways here",
      content: table(links, "Ways that lead to this screen", "From") { $0.from })
  }

  /// The ways that lead on from the screen.
  var waysFromHere: Part? {
    let links = app.links(from: screen)
    guard !links.isEmpty else { return nil }
    return Part(
      id: "ways-from-here", title: "Ways from here",
      content: table(links, "Ways that lead from this screen", "To") { $0.to })
  }

  private func table(
    _ links: [Link], _ caption: String, _ column: String, _ key: (Link) -> String?
  ) -> [Node] {
    var table = DataTable(caption, columns: [column, "By", "Label", "Written in"])
    for link in links.prefix(Self.mostRows) {
      let place = site.positions[link.location]
      table.add([
        key(link).map { site.link(toScreen: $0, seenFrom: path) } ?? [.text("The app’s root")],
        [.text(link.trigger.words)] + (link.isConnected ? [.text(" "), .badge("connected")] : []),
        link.label.map { [.own($0)] } ?? [],
        place.map { [Node("code", [:], [.text($0.text)])] } ?? [],
      ])
    }
    let left = links.count - Self.mostRows
    return [table.node]
      + (left > 0
        ? [
          Node("p", ["class": "muted"]) {
            "And \(left.grouped) more, which are not listed here."
          }
        ] : [])
  }

  /// What fills a connected screen.
  var senders: Part? {
    guard screen.isConnected else { return nil }
    let senders = app.senders(of: screen)
    guard !senders.isEmpty else {
      return Part(
        id: "senders", title: "Filled by",
        content: [
          .callout(.warning) {
            Node("p") {
              "This screen shows what another one hands over, and no screen that opens it has a feed "
                + "to hand over. Its components are drawn with placeholders."
            }
          }
        ])
    }
    var table = DataTable(
      "Screens that fill this one", columns: ["Sender", "By", "Items", ""], numbers: [2])
    for (index, link) in senders.prefix(Self.mostRows).enumerated() {
      table.add([
        link.from.map { site.link(toScreen: $0, seenFrom: path) } ?? [.text("The app’s root")],
        [.text(link.trigger.words)] + (link.label.map { [.text(", "), .own($0)] } ?? []),
        [.text("\(link.sent.count)")],
        index == 0 ? [.badge("Fills the pictures", .accent)] : [],
      ])
    }
    return Part(id: "senders", title: "Filled by", content: [table.node])
  }

  /// What runs before the screen.
  var hooks: Part? {
    guard !screen.hooks.isEmpty else { return nil }
    var table = DataTable(
      "Hooks before this screen, in the order in which they run",
      columns: ["Plugin", "Weight", "Shows"], numbers: [1])
    for hook in screen.hooks {
      let target = hook.screen.flatMap { app.firstScreen(id: $0.value) }
      table.add([
        [.own(hook.identifier.value)], [.text(hook.weight.shortText)],
        target.map { site.link(toScreen: $0.key, seenFrom: path) } ?? [.text("no screen")],
      ])
    }
    return Part(id: "hooks", title: "Hooks", content: [table.node])
  }
}

extension Double {
  /// The number as short as it can be said: `2`, `0.5`.
  fileprivate var shortText: String {
    Int(exactly: self).map { "\($0)" } ?? "\(self)"
  }
}
