import Support
import Testing

@testable import AppModel

@Suite struct `Form of the JSON Schemas` {
  @Test(arguments: OwnFormat.allCases)
  func `a schema says what it is`(format: OwnFormat) throws {
    let schema = try format.schema().json
    #expect(schema["$schema"]?.text == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema["$id"]?.text == format.schemaName)
    #expect(schema["title"]?.text?.hasPrefix("Riverbed: \(format.fileName)") == true)
  }

  @Test(arguments: OwnFormat.allCases)
  func `every key is described in a sentence`(format: OwnFormat) throws {
    let keys = Self.objects(in: try format.schema().json)
      .flatMap { $0["properties"]?.members ?? [] }
    #expect(!keys.isEmpty)
    for key in keys {
      #expect(key.value["description"]?.text?.hasSuffix(".") == true, "\(format) \(key.key)")
    }
  }

  @Test(arguments: OwnFormat.allCases)
  func `every object says which keys it can have besides those that are listed`(
    format: OwnFormat
  ) throws {
    for schema in Self.objects(in: try format.schema().json) {
      #expect(schema["additionalProperties"] != nil, "\(schema.written)")
    }
  }

  @Test(arguments: [
    ##"{ "properties": { "a": { "maxLength": 3 } } }"##, ##"{ "type": "int" }"##,
    ##"{ "items": { "$ref": "#/$defs/nothing" } }"##, ##"{ "enum": [1] }"##,
    ##"{ "minimum": "1" }"##,
    ##"{ "pattern": "(" }"##, ##"{ "$defs": { "unused": { "not": {} } } }"##, ##"[]"##,
  ])
  func `a schema with unsupported keywords cannot be read`(text: String) throws {
    let json = try JSONTree(strictly: Array(text.utf8))
    #expect(throws: (any Error).self) { try JSONSchema(json) }
  }

  /// Returns the parts of a schema that list the keys of an object.
  private static func objects(in schema: JSONTree) -> [JSONTree] {
    schema.all.filter { $0["type"]?.text == "object" && $0["properties"] != nil }
  }
}
