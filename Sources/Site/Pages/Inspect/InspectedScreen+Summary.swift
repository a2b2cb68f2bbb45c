import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles

extension InspectedScreen {
  /// What the variant is, in a sentence.
  var lead: [Node] {
    let size = layout.frame.window
    return [
      .text(
        "Why it looks like this: \(size.width.shortText)×\(size.height.shortText) "
          + "\(variant.orientation.rawValue), "),
      references.word(variant.placement.term.word, "placements"), .text(", "),
      references.word(variant.statusBar.term.word, "status-bars"),
      .text(", entered as "),
      references.word(variant.entrance.term.word, "entrances"),
      .text("\(otherEntrances). \(reason)"),
    ]
  }

  /// How else the screen can be entered.
  private var otherEntrances: String {
    let others = app.entrances(of: screen).filter { $0 != variant.entrance }.map(\.term.word)
    return others.isEmpty ? "" : " (also \(others.joined(separator: " and ")))"
  }

  private var reason: String {
    layout.forced?.reason ?? "The app is configured so."
  }

  /// The facts of the screen that matter to all that follows.
  var summary: [Node] {
    var facts = Facts()
    facts.add("Written at") { references.place(screen.location) }
    facts.add("Kind") { Node.own(screen.kindWords) }
    facts.add("Family") { references.family(of: screen) }
    facts.add("Sections") { sections }
    facts.add("Filled by") { sender }
    facts.add("Hooks before it") {
      screen.hooks.isEmpty
        ? [] : [Node.own(screen.hooks.map(\.identifier.value).joined(separator: ", "))]
    }
    facts.add("On other devices") { otherDevices }
    return facts.nodes
  }

  /// How many sections came of the components, where that is another number.
  private var sections: [Node] {
    let (all, shown) = (screen.allComponents.count, layout.content.sections.count)
    return all == shown ? [] : [.text("\(shown) from \(counted(all, "component"))")]
  }

  /// Who fills a connected screen.
  private var sender: [Node] {
    guard screen.isConnected else { return [] }
    guard let link = app.sender(of: screen) else {
      return [.text("connected, but nothing fills it")]
    }
    let name = link.from.flatMap(app.screen).map(references.link(to:)) ?? .text("the menu")
    return [name] + (link.label.map { [.text(" ("), Node.own($0), .text(")")] } ?? [])
  }

  private var otherDevices: [Node] {
    let others = site.devices.filter { $0 != held }
    let shown = others.prefix(Self.mostDevices)
    return shown.enumerated().flatMap { index, other in
      (index > 0 ? [Node.text(", ")] : [])
        + [
          references.link(
            other.title,
            to: site.paths.inspection(of: screen, on: other.device, in: other.orientation))
        ]
    } + (others.count > shown.count ? [.text(" and \(others.count - shown.count) more")] : [])
  }

  /// How many other devices each page leads to: each of them has a page like this.
  private static let mostDevices = 100
}
