import Reading

/// What a router library does with a class, as far as `routes.json` says it.
package struct RouterFacts: Hashable, Sendable {
  private let routable: Bool?
  private let prepared: Bool?
  private let prepares: Bool?

  /// No facts are known.
  static let unknown = RouterFacts(routable: nil, prepared: nil, prepares: nil)

  /// Whether a router serves the class.
  package var isRoutable: Bool { routable ?? false }

  /// The answer of `-destinationFromExternalPrepared:`: true when nothing is missing, false when
  /// the source has to prepare the destination.
  package var isPreparedOutside: Bool { prepared ?? true }

  /// Whether the class implements `-prepareDestinationFromExternal:configuration:`.
  package var implementsPrepare: Bool { prepares ?? false }

  /// Whether `routes.json` says whether the class implements that method.
  var statesPreparation: Bool { prepares != nil }

  /// Returns the facts, completed by those of the class.
  func or(_ ofClass: RouterFacts?) -> RouterFacts {
    RouterFacts(
      routable: routable ?? ofClass?.routable, prepared: prepared ?? ofClass?.prepared,
      prepares: prepares ?? ofClass?.prepares)
  }
}

extension RouterFacts {
  init(_ reader: inout ObjectReader) {
    self.init(
      routable: reader.bool("routable"), prepared: reader.bool("externally_prepared"),
      prepares: reader.bool("implements_prepare"))
  }

  /// Reads the facts of a view, which prepares nothing.
  init(ofView reader: inout ObjectReader) {
    self.init(
      routable: reader.bool("routable"), prepared: reader.bool("externally_prepared"),
      prepares: nil)
  }
}
