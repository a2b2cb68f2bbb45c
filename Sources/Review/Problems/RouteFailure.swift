import AppModel

/// A failure that the check of routers finds, in words without the names of methods.
struct RouteFailure: Hashable, Sendable {
  /// What is not prepared.
  let name: String
  /// That it is not, and why.
  let end: String

  var words: String { "\(name) \(end)" }

  /// Reads a diagnostic; nil if it is of anything else.
  init?(_ problem: PlacedDiagnostic) {
    let text = problem.message.text
    guard problem.severity == .error, let verb = text.firstRange(of: Self.verb),
      let method = text.firstRange(of: Self.method)
    else { return nil }
    name = text[..<verb.lowerBound].filter { $0 != "'" }.quotable
    var reason = String(text[verb.upperBound..<method.lowerBound])
    let rest = text[method.upperBound...]
    for (implementing, preparing) in Self.ways where reason.hasSuffix(implementing) {
      reason = reason.dropLast(implementing.count) + preparing
      break
    }
    end = "fails now: \(reason)\(rest)".filter { $0 != "'" }.quotable
  }

  private static let verb = " is not prepared: "
  private static let method = "-prepareDestinationFromExternal:configuration:"

  /// How messages name the method, and what it does.
  private static let ways = [
    ("whose ", "that"), ("implements ", "prepares it"), ("implement ", "prepare it"),
  ]
}
