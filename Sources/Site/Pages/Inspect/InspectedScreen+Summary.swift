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
          + "\(variant.statusBar.term.word), \(entrances). \(reason).")
    ]
  }

  /// How the screen was entered here, and how else it can be.
  private var entrances: String {
    let others = app.entrances(of: screen).filter { $0 != variant.entrance }.map(\.term.word)
    let also = others.isEmpty ? "" : " (also \(others.joined(separator: " and ")))"
    return variant.entrance.term.word + also
  }

  private var reason: String {
    guard let forced = layout.forced else { return "The app is configured so" }
    return "Forced: \(forced.term.word)"
  }

  /// The facts of the screen that matter to all that follows.
  var summary: Node {
    var facts = FactSheet()
    facts.add("Written at") { references.place(screen.location) }
    facts.add("Type") { kind }
    facts.add("Family") { family }
    facts.add("Components") { components }
    facts.add("Filled by") { sender }
    facts.add("Hooks before it") {
      screen.hooks.isEmpty
        ? [] : [references.text(screen.hooks.map(\.identifier.value).joined(separator: ", "))]
    }
    facts.add("On other devices") { otherDevices }
    return facts.node
  }

  private var kind: [Node] {
    switch (screen.origin, screen.kind) {
    case (.rivers, .general): [.text("general content")]
    case (.rivers, .favorites): [.text("favorites")]
    case (.rivers, .plugin(let identifier)):
      [.text("plugin "), Node("code") { identifier }]
    case (.appDefine, _): [.text("a legacy screen of AppDefine.json")]
    case (.whiteLabel, _): [.text("the app’s own screen")]
    case (.nowhere, _): [.text("a legacy screen that no file has")]
    }
  }

  private var family: [Node] {
    let name = screen.styles.family?.value ?? Families.standardName
    guard app.family(of: screen) != nil else {
      return [references.text(name), .text(" (unknown)")]
    }
    let standard = screen.styles.family == nil ? " (the standard one)" : ""
    return [references.link(name, to: SitePart.families.path), .text(standard)]
  }

  private var components: [Node] {
    let (all, shown) = (screen.allComponents.count, layout.content.sections.count)
    guard all > 0 else { return [.text("none")] }
    return [.text(all == shown ? "\(all)" : "\(all), shown as \(shown) sections")]
  }

  /// Who fills a connected screen.
  private var sender: [Node] {
    guard screen.isConnected else { return [] }
    guard let link = app.senders(of: screen).first else {
      return [.text("connected, but nothing fills it")]
    }
    let name = link.from.flatMap(app.screen).map(references.link(to:)) ?? .text("the menu")
    return [name] + (link.label.map { [.text(" ("), references.text($0), .text(")")] } ?? [])
  }

  private var otherDevices: [Node] {
    let places = site.axes.devices.flatMap { device in
      site.axes.orientations(of: device).map { (device, $0) }
    }
    return places.filter { $0.0 != variant.device || $0.1 != variant.orientation }
      .enumerated().flatMap { index, place in
        let (device, orientation) = place
        let name = orientation == .landscape && device.orientations.count > 1
          ? "\(device.name), landscape" : device.name
        return (index > 0 ? [Node.text(", ")] : [])
          + [references.link(name, to: .inspect(screen, on: device, in: orientation))]
      }
  }
}
