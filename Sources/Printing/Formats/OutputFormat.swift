/// A format in which a command prints its results.
package protocol OutputFormat: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The format for people.
  static var human: Self { get }
}
