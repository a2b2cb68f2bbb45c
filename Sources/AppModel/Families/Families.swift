/// All families that an app can use.
package struct Families: Hashable, Sendable {
  /// The app's families in file order, followed by Riverbed's own that the app does not replace.
  package let all: [Family]

  package subscript(name: String) -> Family? { indices[name].map { all[$0] } }

  /// The names of the families of the app's own file.
  package let ownNames: [String]
  private let indices: [String: Int]

  init(ofApp custom: [Family], builtIn: [Family]) {
    let names = Set(custom.map(\.name))
    let all = custom + builtIn.filter { !names.contains($0.name) }
    self.all = all
    ownNames = custom.map(\.name)
    indices = Dictionary(
      all.indices.map { (all[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The family of screens that do not name one.
  package static let standardName = "FAMILY_1"

  /// The family used to draw screens of an unknown family.
  package var standard: Family { self[Self.standardName] ?? .empty }
}
