import AppLayout
import AppModel
import Markup
import PageParts

extension ScreenParts {
  /// The facts that the files give about the screen.
  var facts: Chapter {
    Chapter("facts", "Facts") {
      factsForAll.nodes
      Node.details("Developer details") { factsOfFiles.nodes }
    }
  }

  private var factsForAll: Facts {
    var facts = Facts()
    facts.add("Content") { Node.appText(screen.kindWords) }
    facts.add("Navigation bar") { barWords }
    facts.add("Status bar") { statusBarWords }
    facts.add("How it opens") {
      app.entrances(of: screen).map { $0.phrase(of: screen, in: app) }.listed()
    }
    if let link = deepLink {
      facts.add("Link that opens it") { Node.copyable(link) }
    }
    return facts
  }

  private var factsOfFiles: Facts {
    var facts = Facts()
    facts.add("Type") { Node.appText(typeWords) }
    if screen.origin == .rivers, screen.hasOwnID, screen.id == screen.id.readable {
      facts.add("screen_type") { Node.copyable(screen.id) }
    } else {
      facts.add("Id") { Node("code") { screen.id.isEmpty ? "none" : screen.id.readable } }
    }
    if let place = site.positions[screen.location] {
      facts.add("Defined in") { Node("code") { place.text } }
    }
    if screen.styles.family != nil, screen.origin == .rivers {
      facts.add("Layout") { references.family(of: screen) }
    }
    return facts
  }

  private var typeWords: String {
    switch screen.origin {
    case .rivers: screen.kind.typeName.quotable
    case .appDefine: "legacy, from AppDefine.json"
    case .whiteLabel: "white-label: every app has it"
    case .nowhere: ScreenKind.missingWords
    }
  }

  private var barWords: String {
    let placement = app.placement(of: screen).words
    if let forced = app.forcedPlacement(of: screen) {
      return "\(placement), forced: \(forced.shortReason)"
    }
    guard app.navigationBar(of: screen) != nil else {
      return "\(placement) (the default)"
    }
    return takesBarOfHome ? "\(placement), from home’s model" : placement
  }

  private var statusBarWords: String {
    site.axes.devices.map { app.statusBar(on: $0).words }.firstOfEach(\.self).listed()
  }

  /// Whether the screen does not have a builder's bar and uses the home screen's.
  var takesBarOfHome: Bool {
    screen.key != app.home?.key && screen.navigation(.navigationBar) == nil
      && app.home?.navigation(.navigationBar) != nil
      && app.settings.usesBuilderBars
  }

  /// The longest address that anyone can open.
  private static let longestLink = 1024

  private var deepLink: String? {
    guard let scheme = app.site.scheme?.value, !scheme.isEmpty, !screen.id.isEmpty,
      screen.origin == .rivers, scheme.utf8.count + screen.id.utf8.count <= Self.longestLink
    else { return nil }
    return "\(scheme)://present?screen_id=\(screen.id.percentEncoded(keeping: .unreserved))"
  }
}
