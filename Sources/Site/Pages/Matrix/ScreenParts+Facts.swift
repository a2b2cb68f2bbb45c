import AppLayout
import AppModel
import Markup
import Pages

extension ScreenParts {
  /// What the files say of the screen, at a glance.
  var facts: Facts {
    var facts = Facts()
    facts.add("Type") { Node.own(typeWords) }
    facts.add("Id") { Node("code") { screen.id.isEmpty ? "none" : screen.id.readable } }
    if let place = site.positions[screen.location] {
      facts.add("Written in") { Node("code") { place.text } }
    }
    if screen.styles.family != nil, screen.origin == .rivers {
      facts.add("Family") { references.family(of: screen) }
    }
    facts.add("Navigation bar") { barWords }
    facts.add("Status bar") { statusBarWords }
    facts.add("Entrances") { listed(app.entrances(of: screen).map(\.words)) }
    if let link = deepLink {
      facts.add("Deep link") { Node.copyable(link) }
    }
    return facts
  }

  /// What must be known to understand the matrix.
  var remarks: [Node] {
    var remarks: [Node] = []
    if let forced = app.forcedPlacement(of: screen) {
      remarks.append(
        .callout(.note) { Node("p") { forced.reason } })
    } else if takesBarOfHome {
      remarks.append(
        .callout(.note) {
          Node("p") {
            "This screen has no nav_bar model of its own, so it is shown with home’s, as the "
              + "documentation says. The public client code does something else: it shows a default "
              + "bar without buttons."
          }
        })
    }
    return remarks
  }

  /// That the build leaves configured variants out, each said once.
  func remarks(onMissing variants: [Variant]) -> [Node] {
    let devices = Dictionary(grouping: variants, by: \.words).mapValues { alike in
      alike.map { HeldDevice(device: $0.device, orientation: $0.orientation).title }
    }
    return variants.map(\.words).uniqued.map { words in
      Node.callout(.note) {
        Node("p") {
          "The configured variant, \(words), is not in this build (\(listed(devices[words] ?? [])))."
        }
      }
    }
  }

  private var typeWords: String {
    switch ScreenKind(of: screen) {
    case .general: "general_content"
    case .favorites: "favorites"
    case .plugin:
      switch screen.kind {
      case .plugin(let name): name.quotable
      case .general, .favorites: ""
      }
    case .legacy: "legacy, from AppDefine.json"
    case .whiteLabel: "white-label: every app brings it"
    case .missing: "missing screen: \(ScreenKind.missingWords)"
    }
  }

  private var barWords: String {
    let placement = app.placement(of: screen).words
    if let forced = app.forcedPlacement(of: screen) {
      return "\(placement), forced: \(forced.shortReason)"
    }
    guard app.navigationBar(of: screen) != nil else {
      return "\(placement), as no model says otherwise"
    }
    return takesBarOfHome ? "\(placement), from home’s model" : placement
  }

  private var statusBarWords: String {
    listed(site.axes.devices.map { app.statusBar(on: $0).words }.uniqued)
  }

  /// Whether the builder's bar of the home screen stands in for one of the screen's own.
  private var takesBarOfHome: Bool {
    screen.key != app.home?.key && screen.navigation(.navigationBar) == nil
      && app.home?.navigation(.navigationBar) != nil
      && app.settings.usesBuilder && app.settings.usesBuilderNavigationBar
  }

  /// Nobody can open an address that is longer.
  private static let longestLink = 1024

  private var deepLink: String? {
    guard let scheme = app.site.scheme?.value, !scheme.isEmpty, !screen.id.isEmpty,
      screen.origin == .rivers, scheme.utf8.count + screen.id.utf8.count <= Self.longestLink
    else { return nil }
    return "\(scheme)://present?screen_id=\(screen.id.percentEncoded(keeping: .unreserved))"
  }
}

extension [String] {
  /// The texts, each where it stands first.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
