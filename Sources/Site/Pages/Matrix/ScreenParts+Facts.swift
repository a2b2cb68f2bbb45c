import AppLayout
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
    facts.add("Content") { Node.appText(screen.kindWords(in: app)) }
    facts.add("Navigation bar") { barWords }
    facts.add("Buttons of the bar") { buttonWords.isEmpty ? [] : [Node.appText(buttonWords)] }
    facts.add("Status bar") { statusBarWords.isEmpty ? [] : [.text(statusBarWords)] }
    facts.add("How it opens") {
      let entrance = app.entrance(of: screen)
      entrance.phrase(of: screen, in: app) + app.otherEntrances(of: screen, than: entrance)
    }
    if let link = app.outsideLink(to: screen) {
      facts.add("Link from outside") { Node.copyable(link) }
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
    facts.add("Looked up by") { lookup }
    if screen.styles.family != nil, screen.origin == .rivers {
      facts.add("Layout") { references.family(of: screen) }
    }
    return facts
  }

  private var typeWords: String {
    let kind = ScreenKind(of: screen)
    return switch kind {
    case .plugin: "\(kind.words) \(screen.kind.typeName.quotable)"
    case .legacy: "\(kind.words), from AppDefine.json"
    case .general, .favorites, .whiteLabel, .missing: kind.words
    }
  }

  /// The class that looks the screen up, and where it finds it; empty for a screen that is built
  /// into every app.
  private var lookup: [Node] {
    let result: String
    switch screen.origin {
    case .rivers:
      result =
        screen.hasOwnID
        ? "finds the id among the models of rivers.json"
        : "does not find the screen, because its id is missing or another screen has it"
    case .appDefine where app.settings.usesBuilder:
      result =
        "does not find the id among the models of rivers.json, so it falls back to the old "
        + "definition in AppDefine.json"
    case .appDefine:
      result =
        "finds no models of screens, so it falls back to the old definition in AppDefine.json"
    case .nowhere:
      result = "finds the id neither among the models of rivers.json nor in AppDefine.json"
    case .whiteLabel: return []
    }
    return [Node("code") { ControllerName.screenLookup }, .text(", which \(result)")]
  }

  private var barWords: String {
    let placement = app.placement(of: screen).words
    if app.forcedPlacement(of: screen) != nil { return "always \(placement)" }
    guard app.navigationBar(of: screen) != nil else {
      return "\(placement) (the default)"
    }
    return takesBarOfHome ? "\(placement), from home’s model" : placement
  }

  /// The status bar, and on which devices it is which if there are several.
  private var statusBarWords: String {
    let shown = site.axes.devices.filter { $0.deviceClass.hasStatusBar }
    guard !shown.isEmpty else { return "" }
    let devices = Dictionary(grouping: shown) { app.statusBar(on: $0) }
    let bars = StatusBar.allCases.filter { devices[$0] != nil }
    guard bars.count > 1 else { return bars.first?.words ?? "" }
    return bars.map { "\($0.words) on \(Self.names(of: devices[$0] ?? []))" }
      .joined(separator: "; ")
  }

  /// Returns the names of some devices, or of their classes if there are many.
  private static func names(of devices: [Device]) -> String {
    let most = 3
    let names =
      devices.count > most
      ? devices.map { "every \($0.deviceClass.word)" }.firstOfEach(\.self) : devices.map(\.name)
    return names.listed()
  }

  /// The titles of the bar's buttons, whose icons do not say which screens they open.
  private var buttonWords: String {
    let buttons = site.walked.map {
      VariantLayout(site.configuredVariant(of: screen, on: $0), in: app).navigationBar?.buttons
        ?? []
    }
    return (buttons ?? []).compactMap(\.title).listed()
  }

  /// Whether the screen does not have a builder's bar and uses the home screen's.
  var takesBarOfHome: Bool {
    screen.key != app.home?.key && screen.navigation(.navigationBar) == nil
      && app.home?.navigation(.navigationBar) != nil
      && app.settings.usesBuilderBars
  }
}
