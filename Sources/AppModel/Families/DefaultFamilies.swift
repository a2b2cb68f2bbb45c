import EmbeddedFiles

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
