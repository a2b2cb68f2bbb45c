import EmbeddedFiles

/// A small app that someone can edit at once, and what helps editors with `riverbed.json`.
package enum ExampleApp {
  /// The files with their paths in the app's folder.
  package static var files: [(path: String, bytes: [UInt8])] {
    (0..<EmbeddedFile.exampleCount).map { number in
      let named = EmbeddedFile.example(number)
      return (String(cString: named.name), named.file.bytes)
    }
  }

  /// The JSON Schema of `riverbed.json`.
  package static var schema: [UInt8] { EmbeddedFile.riverbed_schema_json.bytes }
}
