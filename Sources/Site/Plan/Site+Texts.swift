extension Site {
  /// The map of screens as text that Mermaid draws.
  var flowText: String { MermaidText(WayMap(app)).text }
}
