import Serving
import Themes

/// What others in the network may see of an app that is served: its prototype, below a path that no
/// one can guess.
struct SharedPrototype: Sendable {
  /// 128 random bits. Nothing else in the program is random, and no document has them: pages refer
  /// to each other by relative addresses.
  private let word: String
  private let addresses: [NetworkAddress]

  init(at addresses: [NetworkAddress]) {
    self.addresses = addresses
    var system = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdef")
    word = String((0..<32).compactMap { _ in digits.randomElement(using: &system) })
  }

  /// Where the prototype begins, at each address of this machine.
  func starts(on port: UInt16) -> [String] {
    addresses.map { "http://\($0.text):\(port)/\(word)/" }
  }

  /// Returns the path inside of the site that a path of a request means; nil for anything that is
  /// not for others.
  func path(in path: String) -> String? {
    let start = Array("/\(word)/".utf8)
    let given = Array(path.utf8.prefix(start.count))
    // It takes the same time whatever is tried.
    let difference = zip(start, given).reduce(0) { $0 | ($1.0 ^ $1.1) }
    guard given.count == start.count, difference == 0 else { return nil }
    let inner = String(path.dropFirst(start.count))
    return inner.isEmpty || inner.hasPrefix("play/") || Self.loaded.contains(inner) ? inner : nil
  }

  /// What pages of the prototype load.
  private static let loaded = Set(
    [SiteAsset.style, .playStyle, .playScript, .remoteScript, .icon].map(\.rawValue)
      + [LiveFile.script, .style].map(\.rawValue) + ["looks.css", "label.css", LivePath.events])
}
