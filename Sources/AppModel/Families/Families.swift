import EmbeddedFiles

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
    indices = Dictionary(firstOf: all.indices.map { (all[$0].name, $0) })
  }

  /// The family of screens that do not name one.
  package static let standardName = "FAMILY_1"

  /// The family used to draw screens of an unknown family.
  package var standard: Family { self[Self.standardName] ?? .empty }
}

/// Riverbed's own families, so that an app without a families file gets believable screens.
enum DefaultFamilies {
  /// The JSON text of the families.
  static var bytes: [UInt8] { EmbeddedFile.default_families_json.bytes }

  static let all: [Family] = {
    let parsing = JSONParsing(bytes, in: .builtIn)
    var diagnostics = parsing.diagnostics
    guard let root = parsing.document?.root,
      let families = FamilyReader.read(root, &diagnostics), diagnostics.isEmpty
    else {
      // The bytes are part of the program, and the tests use them to lay out screens.
      fatalError("Riverbed's own families cannot be read: \(diagnostics.map(\.message.text))")
    }
    return families
  }()
}

extension EmbeddedFile {
  /// The bytes of the file.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }
}
