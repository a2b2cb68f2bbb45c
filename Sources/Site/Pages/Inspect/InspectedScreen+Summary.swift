import AppLayout
import AppModel
import Markup
import Pages

extension InspectedScreen {
  /// What the variant is, in a sentence.
  var lead: [Node] {
    let size = layout.frame.window
    return [
      .text(
        "Why it looks like this: \(size.width.shortText)×\(size.height.shortText) "
          + "\(variant.orientation.rawValue), \(variant.placement.term.word), "
          + "\(variant.statusBar.term.word), entered as \(entrances). \(reason)")
    ]
  }

  /// How the screen was entered here, and how else it can be.
  private var entrances: String {
    let others = app.entrances(of: screen).filter { $0 != variant.entrance }.map(\.term.word)
    let also = others.isEmpty ? "" : " (also \(others.joined(separator: " and ")))"
    return variant.entrance.term.word + also
  }

  private var reason: String {
    layout.forced?.reason ?? "The app is configured so."
  }

  /// The facts of the screen that matter to all that follows.
  var summary: [Node] {
    var facts = Facts()
    facts.add("Written at") { references.place(screen.location) }
    facts.add("Kind") { Node.own(screen.kindWords) }
    facts.add("Family") { family }
    facts.add("Sections") { sections }
    facts.add("Filled by") { sender }
    facts.add("Hooks before it") {
      screen.hooks.isEmpty
        ? [] : [Node.own(screen.hooks.map(\.identifier.value).joined(separator: ", "))]
    }
    facts.add("On other devices") { otherDevices }
    return facts.nodes
  }

  private var family: [Node] {
    let name = screen.styles.family?.value ?? Families.standardName
    guard app.family(of: screen) != nil else {
      return [Node.own(name), .text(" (unknown)")]
    }
    let standard = screen.styles.family == nil ? " (the standard one)" : ""
    return [references.link(name, to: SitePart.families.path), .text(standard)]
  }

  /// How many sections came of the components, where that is another number.
  private var sections: [Node] {
    let (all, shown) = (screen.allComponents.count, layout.content.sections.count)
    return all == shown ? [] : [.text("\(shown) from \(counted(all, "component"))")]
  }

  /// Who fills a connected screen.
  private var sender: [Node] {
    guard screen.isConnected else { return [] }
    guard let link = app.senders(of: screen).first else {
      return [.text("connected, but nothing fills it")]
    }
    let name = link.from.flatMap(app.screen).map(references.link(to:)) ?? .text("the menu")
    return [name] + (link.label.map { [.text(" ("), Node.own($0), .text(")")] } ?? [])
  }

  private var otherDevices: [Node] {
    site.devices.filter { $0 != held }.enumerated().flatMap { index, other in
      (index > 0 ? [Node.text(", ")] : [])
        + [
          references.link(
            other.title, to: .inspect(screen, on: other.device, in: other.orientation))
        ]
    }
  }
}
