extension Site {
  /// The map of screens as text that Mermaid draws.
  var flowText: String { "flowchart LR\n" }

  /// Where every source of the pictures stands in the app's files.
  var sourcesText: String { "{}\n" }
}
