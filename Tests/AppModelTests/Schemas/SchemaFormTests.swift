import Testing

@testable import AppModel

@Suite struct `Form of the JSON Schemas` {
  @Test(arguments: OwnFormat.allCases)
  func `a schema says what it is`(format: OwnFormat) throws {
    let schema = try format.schema().json
    #expect(try schema.at("/$schema").text == "https://json-schema.org/draft/2020-12/schema")
    #expect(try schema.at("/$id").text == format.schemaName)
    #expect(try schema.at("/title").text.hasPrefix("Riverbed: \(format.fileName)"))
  }

  @Test(arguments: OwnFormat.allCases)
  func `every key is described in a sentence`(format: OwnFormat) throws {
    let properties = Self.objects(in: try format.schema().json).compactMap {
      $0.member("properties")
    }
    for (name, key) in properties.flatMap({ $0.members.map(\.self) }) {
      let text = key.member("description")?.text ?? ""
      #expect(text.hasSuffix("."), "\(format) \(name.text)")
    }
  }

  @Test(arguments: OwnFormat.allCases)
  func `every object says which keys it can have beside those that are listed`(
    format: OwnFormat
  ) throws {
    for schema in Self.objects(in: try format.schema().json) {
      #expect(schema.member("additionalProperties") != nil, "\(schema.written)")
    }
  }

  @Test(arguments: [
    ##"{ "properties": { "a": { "maxLength": 3 } } }"##, ##"{ "type": "int" }"##,
    ##"{ "items": { "$ref": "#/$defs/nothing" } }"##, ##"{ "enum": [1] }"##,
    ##"{ "minimum": "1" }"##,
    ##"{ "pattern": "(" }"##, ##"{ "$defs": { "unused": { "not": {} } } }"##, ##"[]"##,
  ])
  func `a schema with anything that goes unchecked cannot be read`(text: String) throws {
    let json = try OwnFormat.json(Array(text.utf8))
    #expect(throws: (any Error).self) { try JSONSchema(json) }
  }

  /// The parts of a schema that list the keys of an object.
  private static func objects(in schema: JSON) -> [JSON] {
    parts(of: schema).filter {
      $0.member("type")?.text == "object" && $0.member("properties") != nil
    }
  }

  /// A value and everything inside it.
  private static func parts(of value: JSON) -> [JSON] {
    [value] + (value.members.map(\.value) + value.elements.map(\.self)).flatMap(parts)
  }
}
