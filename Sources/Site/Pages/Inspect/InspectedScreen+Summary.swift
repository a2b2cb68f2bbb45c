import AppLayout
import AppModel
import Markup
import PageParts
import SiteFiles

extension InspectedScreen {
  /// A sentence that describes the variant.
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
      .text("\(container)\(otherEntrances). \(reason)"),
    ]
  }

  /// The container of a presented screen, in words that follow how it was entered.
  private var container: String {
    let approach = layout.approach
    guard approach.isPresented else { return "" }
    let presenter = approach.presenter.flatMap(app.screen).map { " over \($0.title)" } ?? ""
    let state = approach.entrance == .pushed ? ", presented" : ""
    return "\(state) in an innerNavController\(presenter)"
  }

  /// The other ways to enter the screen.
  private var otherEntrances: String {
    let others = app.entrances(of: screen).filter { $0 != variant.entrance }.map(\.term.word)
    return others.isEmpty ? "" : " (also \(others.joined(separator: " and ")))"
  }

  private var reason: String {
    layout.forced?.reason ?? "That is how the app is configured."
  }

  /// The facts about the screen that the rest of the page builds on.
  var summary: [Node] {
    var facts = Facts()
    facts.add("Defined in") { references.place(screen.location) }
    facts.add("Kind") { Node.own(screen.kindWords) }
    facts.add("Family") { references.family(of: screen) }
    facts.add("Sections") { sections }
    facts.add("Filled by") { sender }
    facts.add("Hooks that run first") {
      screen.hooks.isEmpty
        ? [] : [Node.own(screen.hooks.map(\.identifier.value).joined(separator: ", "))]
    }
    facts.add("On other devices") { otherDevices }
    return facts.nodes
  }

  /// How many sections the components produced, if the numbers differ.
  private var sections: [Node] {
    let (all, shown) = (screen.allComponents.count, layout.content.sections.count)
    return all == shown ? [] : [.text("\(shown) from \(counted(all, "component"))")]
  }

  /// The screen that fills a connected screen.
  private var sender: [Node] {
    guard screen.isConnected else { return [] }
    guard let link = app.sender(of: screen) else {
      return [.text("connected, but no screen fills it")]
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

  /// The maximum number of devices that a page links to; each of them has a page like this.
  private static let mostDevices = 100
}
